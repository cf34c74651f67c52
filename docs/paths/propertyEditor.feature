Feature: propertyEditor

  @2.route.properties
  Scenario: propertyEditor.shortest.open.dirty.asking
    Given manager is signed in and /hotel-management/properties is open, so that the propertyEditor is in closed
    When press the link “New property”
    Then the propertyEditor is in open.clean
    When type “Nova” into the textbox “Name”
    Then the propertyEditor is in open.dirty.working
    When press the link “Cancel”
    Then the propertyEditor is in open.dirty.asking

  @7.calls.property_types.list @2.route.properties
  Scenario: propertyEditor.tour.closed
    Given manager is signed in and /hotel-management/properties is open, so that the propertyEditor is in closed
    When press the link “Property types”
    Then the propertyEditor is in closed

  @2.route.properties
  Scenario: propertyEditor.tour.open.clean
    Given manager is signed in and /hotel-management/properties is open, so that the propertyEditor is in closed
    When press the link “New property”
    Then the propertyEditor is in open.clean
    When open /hotel-management/properties?view=new#main
    Then the propertyEditor is in open.clean
    When press the link “Cancel”
    Then the propertyEditor is in closed

  @2.route.properties
  Scenario: propertyEditor.tour.open.dirty.working
    Given manager is signed in and /hotel-management/properties is open, so that the propertyEditor is in closed
    When press the link “New property”
    Then the propertyEditor is in open.clean
    When type “Nova” into the textbox “Name”
    Then the propertyEditor is in open.dirty.working
    When type “Novo” into the textbox “Name”
    Then the propertyEditor is in open.dirty.working
    When empty the textbox “Name”
    Then the propertyEditor is in open.clean

  @2.route.properties
  Scenario: propertyEditor.tour.open.dirty.asking
    Given manager is signed in and /hotel-management/properties is open, so that the propertyEditor is in closed
    When press the link “New property”
    Then the propertyEditor is in open.clean
    When type “Nova” into the textbox “Name”
    Then the propertyEditor is in open.dirty.working
    When press the link “Cancel”
    Then the propertyEditor is in open.dirty.asking
    When press the button “Keep editing”
    Then the propertyEditor is in open.dirty.working
    When press the link “Cancel”
    Then the propertyEditor is in open.dirty.asking
    When press the button “Discard changes”
    Then the propertyEditor is in closed

  @3.property.filters.bookable_status @7.calls.property.list.page @1.manages.properties @9.default-page @9.bookable-status @7.calls.property.list @7.calls.property.update @2.route.properties
  Scenario: propertyEditor.tour.open.dirty.working.2
    Given manager is signed in and /hotel-management/properties?view=edit&property=casa-azul is open, so that the propertyEditor is in open.dirty.working
    When press the button “Save changes”, then press the button “Close Success”
    Then the propertyEditor is in closed

  Scenario: propertyEditor.shortest.open.saved
    Given the propertyEditor alone, in closed
    When location changed (2)
    Then the propertyEditor is in open.clean
    When form saved
    Then the propertyEditor is in open.saved

  Scenario: propertyEditor.shortest.leaving
    Given the propertyEditor alone, in closed
    When location changed (2)
    Then the propertyEditor is in open.clean
    When form touched (1)
    Then the propertyEditor is in open.dirty.working
    When location changed (1)
    Then the propertyEditor is in open.dirty.asking
    When leave confirmed
    Then the propertyEditor is in open.leaving

  Scenario: propertyEditor.tour.open.clean.2
    Given the propertyEditor alone, in closed
    When location changed (2)
    Then the propertyEditor is in open.clean
    When form saved each
    Then the propertyEditor is in open.clean
    When form failed: Broken
    Then the propertyEditor is in closed

  Scenario: propertyEditor.tour.open.clean.3
    Given the propertyEditor alone, in closed
    When location changed
    Then the propertyEditor is in open.clean
    When form saved each (1)
    Then the propertyEditor is in open.saved
