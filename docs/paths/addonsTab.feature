Feature: addonsTab

  Scenario: addonsTab.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addonsTab is in dialog.closed + undo.idle
    When press the button “Actions for Bicycle”, then press the menuitem “Bookable dates…”
    Then the addonsTab is in dialog.open + undo.idle

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonsTab.tour.dialog.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addonsTab is in dialog.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the addonsTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the addonsTab is in dialog.closed + undo.idle
    When press the link “Add-ons” in the navigation “Products”
    Then the addonsTab is in dialog.closed + undo.idle
    When press the link “Bicycle”, then press the button “Save changes”, then press the button “Close Success”
    Then the addonsTab is in dialog.closed + undo.idle

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonsTab.tour.dialog.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addonsTab is in dialog.closed + undo.idle
    When press the button “Actions for Bicycle”, then press the menuitem “Bookable dates…”
    Then the addonsTab is in dialog.open + undo.idle
    When press the button “Cancel”
    Then the addonsTab is in dialog.closed + undo.idle
    When press the button “Actions for Bicycle”, then press the menuitem “Bookable dates…”
    Then the addonsTab is in dialog.open + undo.idle
    When press the button “Save dates”
    Then the addonsTab is in dialog.closed + undo.idle

  @1.manages.addons @7.calls.addons.update
  Scenario: addonsTab.shortest.undo.undoing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addonsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the addonsTab is in dialog.closed + undo.undoing

  @1.manages.addons @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.update
  Scenario: addonsTab.tour.dialog.closed-undo.undoing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addonsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the addonsTab is in dialog.closed + undo.undoing
    When the server answers POST v1/hotel_management/properties/update_addon
    Then the addonsTab is in dialog.closed + undo.idle

  @1.manages.addons @7.calls.addons.update
  Scenario: addonsTab.tour.dialog.closed-undo.undoing-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addonsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the addonsTab is in dialog.closed + undo.undoing
    When the connection breaks during POST v1/hotel_management/properties/update_addon
    Then the addonsTab is in dialog.closed + undo.idle

  Scenario: addonsTab.tour.dialog.closed-undo.idle.2
    Given the addonsTab alone, in dialog.closed + undo.idle
    When inventory changed
    Then the addonsTab is in dialog.closed + undo.idle

  Scenario: addonsTab.tour.dialog.open-undo.idle.2
    Given the addonsTab alone, in dialog.closed + undo.idle
    When dialog opened
    Then the addonsTab is in dialog.open + undo.idle
    When dialog failed: Broken
    Then the addonsTab is in dialog.closed + undo.idle

  @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facility_status @7.calls.addons.list @7.calls.addons.delete
  Scenario: addonsTab.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons is open, so that the addonsTab is in dialog.closed + undo.idle
    When press the button “Actions for Bicycle”, then press the menuitem “Delete…*”
    Then the addonsTab is in dialog.open + undo.idle
    When press the button “Delete “Bicycle””, then press the button “Close Success”
    Then the addonsTab is in dialog.closed + undo.idle

  @3.addon.filter @7.calls.amenities.list @7.calls.addons.list
  Scenario: addonsTab.named.every-filter
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=add-ons&addon_type_ids%5B%5D=1&status=1&bookable_date_from=2020-01-01&bookable_date_to=2099-12-31&updated_date_from=2020-01-01&updated_date_to=2099-12-31 is open, so that the addonsTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the addonsTab is in dialog.closed + undo.idle
    When go back in the browser
    Then the addonsTab is in dialog.closed + undo.idle
