Feature: facilityCategoriesTab

  Scenario: facilityCategoriesTab.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesTab is in dialog.closed + undo.idle
    When press the button “New category”
    Then the facilityCategoriesTab is in dialog.open + undo.idle

  @7.calls.amenities.list @7.calls.facility_categories.list
  Scenario: facilityCategoriesTab.tour.dialog.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesTab is in dialog.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the facilityCategoriesTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the facilityCategoriesTab is in dialog.closed + undo.idle

  @3.facility-category @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.create @7.calls.facility_status
  Scenario: facilityCategoriesTab.tour.dialog.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesTab is in dialog.closed + undo.idle
    When press the button “New category”
    Then the facilityCategoriesTab is in dialog.open + undo.idle
    When press the button “Cancel”
    Then the facilityCategoriesTab is in dialog.closed + undo.idle
    When press the button “New category”
    Then the facilityCategoriesTab is in dialog.open + undo.idle
    When type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then press the button “Close Success”
    Then the facilityCategoriesTab is in dialog.closed + undo.idle

  Scenario: facilityCategoriesTab.shortest.undo.undoing
    Given the facilityCategoriesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the facilityCategoriesTab is in dialog.closed + undo.undoing

  Scenario: facilityCategoriesTab.tour.dialog.closed-undo.idle.2
    Given the facilityCategoriesTab alone, in dialog.closed + undo.idle
    When area refreshed
    Then the facilityCategoriesTab is in dialog.closed + undo.idle
    When inventory changed
    Then the facilityCategoriesTab is in dialog.closed + undo.idle

  Scenario: facilityCategoriesTab.tour.dialog.open-undo.idle.2
    Given the facilityCategoriesTab alone, in dialog.closed + undo.idle
    When dialog opened
    Then the facilityCategoriesTab is in dialog.open + undo.idle
    When dialog failed: Broken
    Then the facilityCategoriesTab is in dialog.closed + undo.idle

  Scenario: facilityCategoriesTab.tour.dialog.closed-undo.undoing
    Given the facilityCategoriesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the facilityCategoriesTab is in dialog.closed + undo.undoing
    When undo done
    Then the facilityCategoriesTab is in dialog.closed + undo.idle
    When undo requested
    Then the facilityCategoriesTab is in dialog.closed + undo.undoing
    When undo failed
    Then the facilityCategoriesTab is in dialog.closed + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_categories.delete @7.calls.facility_status
  Scenario: facilityCategoriesTab.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=facility-categories is open, so that the facilityCategoriesTab is in dialog.closed + undo.idle
    When press the button “Actions for Annex”, then press the menuitem “Delete…*”
    Then the facilityCategoriesTab is in dialog.open + undo.idle
    When press the button “Delete “Annex””, then press the button “Close Success”
    Then the facilityCategoriesTab is in dialog.closed + undo.idle
