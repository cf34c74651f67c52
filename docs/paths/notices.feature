Feature: notices

  Scenario: notices.shortest.quiet
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet

  @7.logout @7.logout.removes-cookie @2.guard.unauthenticated @2.menu.logout @2.menu.logout-clears @4.logout.pending @4.logout.success
  Scenario: notices.tour.speaking
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the notices is in speaking
    When press the button “Refresh”, then the server answers POST v1/hotel_management/graphql#activity_log
    Then the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in speaking
    When press the button “Export”, then press the menuitem “CSV”, then the server answers POST v1/hotel_management/graphql#activity_log
    Then the notices is in speaking
    When press the button “Dismiss: *”
    Then the notices is in speaking
    When press the button “Logout”, then the server answers POST v1/logout
    Then the notices is in speaking

  Scenario: notices.tour.speaking-2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the notices is in speaking
    When press the button “Export”, then press the menuitem “CSV”, then the server refuses POST v1/hotel_management/graphql#activity_log with 403
    Then the notices is in speaking

  Scenario: notices.tour.speaking-3
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “Export”, then press the menuitem “CSV”, then the server refuses POST v1/hotel_management/graphql#activity_log with 403
    Then the notices is in speaking
    When press the button “Retry”, then press the button “Cancel export”
    Then the notices is in speaking

  @7.logout @7.logout.removes-cookie @2.guard.unauthenticated @2.menu.logout @2.menu.logout-clears @4.logout.pending @4.logout.success
  Scenario: notices.tour.quiet
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “Refresh”, then the server answers POST v1/hotel_management/graphql#activity_log
    Then the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “Export”, then press the menuitem “CSV”, then the server answers POST v1/hotel_management/graphql#activity_log
    Then the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “Logout”, then the server answers POST v1/logout
    Then the notices is in speaking

  Scenario: notices.tour.quiet-2
    Given manager is signed in and /hotel-management/properties/harbour-view/activity-logs?modules[]=addons is open, so that the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “Export”, then press the menuitem “CSV”, then the server refuses POST v1/hotel_management/graphql#activity_log with 403
    Then the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “Retry”, then press the button “Cancel export”
    Then the notices is in speaking

  @3.property-type @7.calls.property_types.list @7.calls.property_types.create @2.dialog.success
  Scenario: notices.tour.quiet.2
    Given manager is signed in and /hotel-management/properties?view=types is open, so that the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “New property type”, then type “Annex” into the textbox “Name” in the dialog “*”, then press the button “Create *”
    Then the notices is in quiet
    When press the button “Close Success”
    Then the notices is in quiet

  @7.calls.facilities.update-room-status
  Scenario: notices.tour.quiet.3
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the notices is in quiet
    When press the button “Actions for 103”, then press the menuitem “Rush”, then the server answers POST v1/hotel_management/properties/update_room_status
    Then the notices is in speaking

  @7.calls.facilities.list.property_id @7.calls.facilities.list.hide_images @7.calls.facilities.list.include_ids @7.calls.facilities.list.dont-paginate @7.calls.facilities.list.query_type @7.calls.facilities.update-room-status
  Scenario: notices.named.too-late-to-undo
    Given manager is signed in and /hotel-management/properties/old-mint-house/housekeeping?keyword=103&group=floor is open, so that the notices is in quiet
    When press the button “Actions for 103”, then press the menuitem “Rush”, then the server answers POST v1/hotel_management/properties/update_room_status
    Then the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
    When press the button “Actions for 103”, then press the menuitem “No rush”
    Then the notices is in quiet
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the notices is in speaking
    When 500 milliseconds pass
    Then the notices is in quiet
