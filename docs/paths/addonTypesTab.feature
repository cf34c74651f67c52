Feature: addonTypesTab

  Scenario: addonTypesTab.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypesTab is in dialog.closed + undo.idle
    When press the button “New add-on type”
    Then the addonTypesTab is in dialog.open + undo.idle

  @7.calls.addon_types.list @7.calls.amenities.list @7.calls.addons.by-type
  Scenario: addonTypesTab.tour.dialog.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypesTab is in dialog.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the addonTypesTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the addonTypesTab is in dialog.closed + undo.idle

  @3.addon-type @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.addon_types.create @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type
  Scenario: addonTypesTab.tour.dialog.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypesTab is in dialog.closed + undo.idle
    When press the button “New add-on type”
    Then the addonTypesTab is in dialog.open + undo.idle
    When press the button “Cancel”
    Then the addonTypesTab is in dialog.closed + undo.idle
    When press the button “New add-on type”
    Then the addonTypesTab is in dialog.open + undo.idle
    When type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then press the button “Close Success”
    Then the addonTypesTab is in dialog.closed + undo.idle

  Scenario: addonTypesTab.shortest.undo.undoing
    Given the addonTypesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the addonTypesTab is in dialog.closed + undo.undoing

  Scenario: addonTypesTab.tour.dialog.closed-undo.idle.2
    Given the addonTypesTab alone, in dialog.closed + undo.idle
    When area refreshed
    Then the addonTypesTab is in dialog.closed + undo.idle
    When inventory changed
    Then the addonTypesTab is in dialog.closed + undo.idle

  Scenario: addonTypesTab.tour.dialog.open-undo.idle.2
    Given the addonTypesTab alone, in dialog.closed + undo.idle
    When dialog opened
    Then the addonTypesTab is in dialog.open + undo.idle
    When dialog failed: Broken
    Then the addonTypesTab is in dialog.closed + undo.idle

  Scenario: addonTypesTab.tour.dialog.closed-undo.undoing
    Given the addonTypesTab alone, in dialog.closed + undo.idle
    When undo requested
    Then the addonTypesTab is in dialog.closed + undo.undoing
    When undo done
    Then the addonTypesTab is in dialog.closed + undo.idle
    When undo requested
    Then the addonTypesTab is in dialog.closed + undo.undoing
    When undo failed
    Then the addonTypesTab is in dialog.closed + undo.idle

  @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.addon_types.delete @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type
  Scenario: addonTypesTab.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypesTab is in dialog.closed + undo.idle
    When press the button “Actions for Annex”, then press the menuitem “Delete…*”
    Then the addonTypesTab is in dialog.open + undo.idle
    When press the button “Delete “Annex””, then press the button “Close Success”
    Then the addonTypesTab is in dialog.closed + undo.idle
