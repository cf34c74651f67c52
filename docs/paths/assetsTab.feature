Feature: assetsTab

  Scenario: assetsTab.shortest.dialog.open
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets is open, so that the assetsTab is in dialog.closed + undo.idle
    When press the button “Actions for Aurora”, then press the menuitem “Status…”
    Then the assetsTab is in dialog.open + undo.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.query_type @1.manages.facilities @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update
  Scenario: assetsTab.tour.dialog.closed-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets is open, so that the assetsTab is in dialog.closed + undo.idle
    When choose “25” in the button “* Rows”
    Then the assetsTab is in dialog.closed + undo.idle
    When press the link “Amenities” in the navigation “Products”
    Then the assetsTab is in dialog.closed + undo.idle
    When press the link “Assets” in the navigation “Products”
    Then the assetsTab is in dialog.closed + undo.idle
    When press the link “Aurora”, then press the button “Save changes”, then press the button “Close Success”
    Then the assetsTab is in dialog.closed + undo.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status @7.calls.daily-room-blockings
  Scenario: assetsTab.tour.dialog.open-undo.idle
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets is open, so that the assetsTab is in dialog.closed + undo.idle
    When press the button “Actions for Aurora”, then press the menuitem “Status…”
    Then the assetsTab is in dialog.open + undo.idle
    When press the button “Cancel”
    Then the assetsTab is in dialog.closed + undo.idle
    When press the button “Actions for Aurora”, then press the menuitem “Status…”
    Then the assetsTab is in dialog.open + undo.idle
    When choose “Inactive” in the button “* Status” in the dialog “*”, then press the button “Set *to *” in the dialog “*”
    Then the assetsTab is in dialog.closed + undo.idle

  @7.calls.facilities.update-status
  Scenario: assetsTab.shortest.undo.undoing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets is open, so that the assetsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the assetsTab is in dialog.closed + undo.undoing

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-status
  Scenario: assetsTab.tour.dialog.closed-undo.undoing
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets is open, so that the assetsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the assetsTab is in dialog.closed + undo.undoing
    When the server answers POST v1/hotel_management/properties/update_facility_status
    Then the assetsTab is in dialog.closed + undo.idle

  @7.calls.facilities.update-status
  Scenario: assetsTab.tour.dialog.closed-undo.undoing-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets is open, so that the assetsTab is in dialog.closed + undo.idle
    When press the button “Undo”
    Then the assetsTab is in dialog.closed + undo.undoing
    When the connection breaks during POST v1/hotel_management/properties/update_facility_status
    Then the assetsTab is in dialog.closed + undo.idle

  Scenario: assetsTab.tour.dialog.closed-undo.idle.2
    Given the assetsTab alone, in dialog.closed + undo.idle
    When inventory changed
    Then the assetsTab is in dialog.closed + undo.idle

  Scenario: assetsTab.tour.dialog.open-undo.idle.2
    Given the assetsTab alone, in dialog.closed + undo.idle
    When dialog opened
    Then the assetsTab is in dialog.open + undo.idle
    When dialog failed: Broken
    Then the assetsTab is in dialog.closed + undo.idle

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.delete
  Scenario: assetsTab.named.deletion
    Given manager is signed in and /hotel-management/properties/harbour-view/products?tab=assets is open, so that the assetsTab is in dialog.closed + undo.idle
    When press the button “Actions for Aurora”, then press the menuitem “Delete…*”
    Then the assetsTab is in dialog.open + undo.idle
    When press the button “Delete “Aurora””, then press the button “Close Success”
    Then the assetsTab is in dialog.closed + undo.idle
