Feature: addonTypeArea

  Scenario: addonTypeArea.shortest.flow.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeArea is in flow.closed + undo.idle
    When press the button “New add-on type”
    Then the addonTypeArea is in flow.open + undo.idle

  @7.calls.addon_types.list @7.calls.amenities.list @7.calls.addons.by-type
  Scenario: addonTypeArea.tour.flow.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeArea is in flow.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the addonTypeArea is in flow.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the addonTypeArea is in flow.closed + undo.idle

  @3.addon-type @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.addon_types.create @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type
  Scenario: addonTypeArea.tour.flow.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeArea is in flow.closed + undo.idle
    When press the button “New add-on type”
    Then the addonTypeArea is in flow.open + undo.idle
    When press the button “Cancel”
    Then the addonTypeArea is in flow.closed + undo.idle
    When press the button “New add-on type”
    Then the addonTypeArea is in flow.open + undo.idle
    When type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”, then press the button “Close Success”
    Then the addonTypeArea is in flow.closed + undo.idle

  Scenario: addonTypeArea.shortest.undo.undoing
    Given the addonTypeArea alone, in flow.closed + undo.idle
    When undo requested
    Then the addonTypeArea is in flow.closed + undo.undoing

  Scenario: addonTypeArea.tour.flow.closed-undo.idle.2
    Given the addonTypeArea alone, in flow.closed + undo.idle
    When area refreshed
    Then the addonTypeArea is in flow.closed + undo.idle
    When inventory changed
    Then the addonTypeArea is in flow.closed + undo.idle

  Scenario: addonTypeArea.tour.flow.open-undo.idle.2
    Given the addonTypeArea alone, in flow.closed + undo.idle
    When flow opened
    Then the addonTypeArea is in flow.open + undo.idle
    When flow failed: Broken
    Then the addonTypeArea is in flow.closed + undo.idle

  Scenario: addonTypeArea.tour.flow.closed-undo.undoing
    Given the addonTypeArea alone, in flow.closed + undo.idle
    When undo requested
    Then the addonTypeArea is in flow.closed + undo.undoing
    When undo done
    Then the addonTypeArea is in flow.closed + undo.idle
    When undo requested
    Then the addonTypeArea is in flow.closed + undo.undoing
    When undo failed
    Then the addonTypeArea is in flow.closed + undo.idle

  @7.calls.addon_types.list @7.calls.addon_types.by-property @7.calls.addon_types.delete @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.by-type
  Scenario: addonTypeArea.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-on-types is open, so that the addonTypeArea is in flow.closed + undo.idle
    When press the button “Actions for Annex”, then press the menuitem “Delete…*”
    Then the addonTypeArea is in flow.open + undo.idle
    When press the button “Delete “Annex””, then press the button “Close Success”
    Then the addonTypeArea is in flow.closed + undo.idle
