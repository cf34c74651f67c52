Feature: propertyFormGuard

  @2.route.properties
  Scenario: propertyFormGuard.shortest.open.dirty.asking
    Given manager is signed in and /hotel-management/properties is open, so that the propertyFormGuard is in closed
    When press the link “New property”
    Then the propertyFormGuard is in open.clean
    When type “Nova” into the textbox “Name”
    Then the propertyFormGuard is in open.dirty.working
    When press the link “Cancel”
    Then the propertyFormGuard is in open.dirty.asking

  @7.calls.property_types.list @2.route.properties
  Scenario: propertyFormGuard.tour.closed
    Given manager is signed in and /hotel-management/properties is open, so that the propertyFormGuard is in closed
    When press the link “Property types”
    Then the propertyFormGuard is in closed

  @2.route.properties
  Scenario: propertyFormGuard.tour.open.clean
    Given manager is signed in and /hotel-management/properties is open, so that the propertyFormGuard is in closed
    When press the link “New property”
    Then the propertyFormGuard is in open.clean
    When open /hotel-management/properties?view=new#main
    Then the propertyFormGuard is in open.clean
    When press the link “Cancel”
    Then the propertyFormGuard is in closed

  @2.route.properties
  Scenario: propertyFormGuard.tour.open.dirty.working
    Given manager is signed in and /hotel-management/properties is open, so that the propertyFormGuard is in closed
    When press the link “New property”
    Then the propertyFormGuard is in open.clean
    When type “Nova” into the textbox “Name”
    Then the propertyFormGuard is in open.dirty.working
    When type “Novo” into the textbox “Name”
    Then the propertyFormGuard is in open.dirty.working
    When empty the textbox “Name”
    Then the propertyFormGuard is in open.clean

  @2.route.properties
  Scenario: propertyFormGuard.tour.open.dirty.asking
    Given manager is signed in and /hotel-management/properties is open, so that the propertyFormGuard is in closed
    When press the link “New property”
    Then the propertyFormGuard is in open.clean
    When type “Nova” into the textbox “Name”
    Then the propertyFormGuard is in open.dirty.working
    When press the link “Cancel”
    Then the propertyFormGuard is in open.dirty.asking
    When press the button “Keep editing”
    Then the propertyFormGuard is in open.dirty.working
    When press the link “Cancel”
    Then the propertyFormGuard is in open.dirty.asking
    When press the button “Discard changes”
    Then the propertyFormGuard is in closed

  @3.property.filters.bookable_status @7.calls.property.list.page @1.manages.properties @9.default-page @9.bookable-status @7.calls.property.list @7.calls.property.update @2.route.properties
  Scenario: propertyFormGuard.tour.open.dirty.working.2
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyFormGuard is in open.dirty.working
    When press the button “Save changes”, then press the button “Close Success”
    Then the propertyFormGuard is in closed

  Scenario: propertyFormGuard.shortest.open.saved
    Given the propertyFormGuard alone, in closed
    When location changed (2)
    Then the propertyFormGuard is in open.clean
    When form saved
    Then the propertyFormGuard is in open.saved

  Scenario: propertyFormGuard.shortest.leaving
    Given the propertyFormGuard alone, in closed
    When location changed (2)
    Then the propertyFormGuard is in open.clean
    When form touched (1)
    Then the propertyFormGuard is in open.dirty.working
    When location changed (1)
    Then the propertyFormGuard is in open.dirty.asking
    When leave confirmed
    Then the propertyFormGuard is in open.leaving

  Scenario: propertyFormGuard.tour.open.clean.2
    Given the propertyFormGuard alone, in closed
    When location changed (2)
    Then the propertyFormGuard is in open.clean
    When form saved each
    Then the propertyFormGuard is in open.clean
    When form failed: Broken
    Then the propertyFormGuard is in closed

  Scenario: propertyFormGuard.tour.open.clean.3
    Given the propertyFormGuard alone, in closed
    When location changed
    Then the propertyFormGuard is in open.clean
    When form saved each (1)
    Then the propertyFormGuard is in open.saved
