Feature: facilityTypesTab

  Scenario: facilityTypesTab.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesTab is in dialog.closed + undo.idle
    When press the button “Actions for Rowing boat”, then press the menuitem “Delete…”
    Then the facilityTypesTab is in dialog.open + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.by-id @7.calls.facility_types.update @7.calls.facility_types.update-details @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.by-type @7.calls.facility_status
  Scenario: facilityTypesTab.tour.dialog.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesTab is in dialog.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the facilityTypesTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the facilityTypesTab is in dialog.closed + undo.idle
    When press the link “Facility types” in the navigation “Products”
    Then the facilityTypesTab is in dialog.closed + undo.idle
    When press the link “Twin”, then press the button “Save changes”, then press the button “Close Success”
    Then the facilityTypesTab is in dialog.closed + undo.idle
    When press the button “Actions for Twin”, then press the menuitem “Move up”
    Then the facilityTypesTab is in dialog.closed + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.list @7.calls.facility_types.by-property @7.calls.facility_types.delete @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status
  Scenario: facilityTypesTab.tour.dialog.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-types is open, so that the facilityTypesTab is in dialog.closed + undo.idle
    When press the button “Actions for Rowing boat”, then press the menuitem “Delete…”
    Then the facilityTypesTab is in dialog.open + undo.idle
    When press the button “Cancel”
    Then the facilityTypesTab is in dialog.closed + undo.idle
    When press the button “Actions for Rowing boat”, then press the menuitem “Delete…”
    Then the facilityTypesTab is in dialog.open + undo.idle
    When press the button “Delete “Rowing boat””, then press the button “Close Success”
    Then the facilityTypesTab is in dialog.closed + undo.idle

  Scenario: facilityTypesTab.shortest.undo.undoing
    Given the facilityTypesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the facilityTypesTab is in dialog.closed + undo.undoing

  Scenario: facilityTypesTab.tour.dialog.open-undo.idle.2
    Given the facilityTypesTab alone, in dialog.closed + undo.idle
    When dialog opened
    Then the facilityTypesTab is in dialog.open + undo.idle
    When dialog failed: Broken
    Then the facilityTypesTab is in dialog.closed + undo.idle

  Scenario: facilityTypesTab.tour.dialog.closed-undo.undoing
    Given the facilityTypesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the facilityTypesTab is in dialog.closed + undo.undoing
    When undo done
    Then the facilityTypesTab is in dialog.closed + undo.idle
    When undo requested
    Then the facilityTypesTab is in dialog.closed + undo.undoing
    When undo failed
    Then the facilityTypesTab is in dialog.closed + undo.idle
