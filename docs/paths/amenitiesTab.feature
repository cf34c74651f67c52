Feature: amenitiesTab

  Scenario: amenitiesTab.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenitiesTab is in dialog.closed + undo.idle
    When press the button “New amenity”
    Then the amenitiesTab is in dialog.open + undo.idle

  @7.calls.amenities.list @7.calls.facility_categories.list
  Scenario: amenitiesTab.tour.dialog.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenitiesTab is in dialog.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the amenitiesTab is in dialog.closed + undo.idle
    When press the link “Facility categories” in the navigation “Products”
    Then the amenitiesTab is in dialog.closed + undo.idle

  @3.amenity @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.create @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: amenitiesTab.tour.dialog.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenitiesTab is in dialog.closed + undo.idle
    When press the button “New amenity”
    Then the amenitiesTab is in dialog.open + undo.idle
    When press the button “Cancel”
    Then the amenitiesTab is in dialog.closed + undo.idle
    When press the button “New amenity”
    Then the amenitiesTab is in dialog.open + undo.idle
    When type “Fireplace” into the textbox “Name” in the dialog “*”, then type “FIR” into the textbox “Code” in the dialog “*”, then press the button “Choose… Group”, then press the option “Comfort”, then press the button “Create *”, then press the button “Close Success”
    Then the amenitiesTab is in dialog.closed + undo.idle

  Scenario: amenitiesTab.shortest.undo.undoing
    Given the amenitiesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the amenitiesTab is in dialog.closed + undo.undoing

  Scenario: amenitiesTab.tour.dialog.closed-undo.idle.2
    Given the amenitiesTab alone, in dialog.closed + undo.idle
    When area refreshed
    Then the amenitiesTab is in dialog.closed + undo.idle
    When inventory changed
    Then the amenitiesTab is in dialog.closed + undo.idle

  Scenario: amenitiesTab.tour.dialog.open-undo.idle.2
    Given the amenitiesTab alone, in dialog.closed + undo.idle
    When dialog opened
    Then the amenitiesTab is in dialog.open + undo.idle
    When dialog failed: Broken
    Then the amenitiesTab is in dialog.closed + undo.idle

  Scenario: amenitiesTab.tour.dialog.closed-undo.undoing
    Given the amenitiesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the amenitiesTab is in dialog.closed + undo.undoing
    When undo done
    Then the amenitiesTab is in dialog.closed + undo.idle
    When undo requested
    Then the amenitiesTab is in dialog.closed + undo.undoing
    When undo failed
    Then the amenitiesTab is in dialog.closed + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.amenities.delete @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: amenitiesTab.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=amenities is open, so that the amenitiesTab is in dialog.closed + undo.idle
    When press the button “Actions for Lake view”, then press the menuitem “Delete…*”
    Then the amenitiesTab is in dialog.open + undo.idle
    When press the button “Delete “Lake view””, then press the button “Close Success”
    Then the amenitiesTab is in dialog.closed + undo.idle
