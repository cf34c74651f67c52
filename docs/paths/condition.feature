Feature: condition

  @2.route.products
  Scenario: condition.shortest.closed
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the button “Cancel”
    Then the condition is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.housekeeping @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-room-status
  Scenario: condition.shortest.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in submitting
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the condition is in answered

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.products
  Scenario: condition.tour.choosing
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the radio “Fail inspection”
    Then the condition is in choosing
    When press the radio “Pass inspection”
    Then the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in submitting
    When the server refuses POST v1/hotel_management/properties/update_room_status with 422
    Then the condition is in choosing
    When press the radio “Fail inspection”
    Then the condition is in choosing
    When type “The shower” into the textbox “Reason”
    Then the condition is in choosing
    When press the radio “Pass inspection”
    Then the condition is in choosing
    When press the button “Cancel”
    Then the condition is in closed

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.products
  Scenario: condition.tour.choosing-2
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the radio “Fail inspection”
    Then the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in choosing
    When press the radio “Pass inspection”
    Then the condition is in choosing
    When press the radio “Fail inspection”
    Then the condition is in choosing
    When type “The shower” into the textbox “Reason”
    Then the condition is in choosing
    When empty the textbox “Reason”
    Then the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in choosing
    When type “The shower” into the textbox “Reason”
    Then the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in submitting
    When the server refuses POST v1/hotel_management/properties/update_room_status with 422
    Then the condition is in choosing
    When empty the textbox “Reason”
    Then the condition is in choosing
    When press the button “Cancel”
    Then the condition is in closed

  @2.route.products
  Scenario: condition.tour.choosing-3
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the radio “Fail inspection”
    Then the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in choosing
    When press the button “Cancel”
    Then the condition is in closed

  @1.manages.housekeeping @7.calls.facilities.update-room-status @2.route.products
  Scenario: condition.tour.choosing-4
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in submitting
    When the server refuses POST v1/hotel_management/properties/update_room_status with 422
    Then the condition is in choosing
    When press the button “Try again”
    Then the condition is in submitting
    When the server refuses POST v1/hotel_management/properties/update_room_status with 422
    Then the condition is in choosing
    When press the button “Cancel”
    Then the condition is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.housekeeping @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-room-status @2.route.products
  Scenario: condition.tour.submitting
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in submitting
    When the server refuses POST v1/hotel_management/properties/update_room_status with 500
    Then the condition is in choosing
    When press the button “Try again”
    Then the condition is in submitting
    When the connection breaks during POST v1/hotel_management/properties/update_room_status
    Then the condition is in choosing
    When press the button “Try again”
    Then the condition is in submitting
    When 30 seconds pass
    Then the condition is in choosing
    When press the radio “Needs a touch-up”
    Then the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in submitting
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the condition is in closed

  @7.calls.facilities.list.page @7.calls.facilities.list.per_page @7.calls.facilities.list.property_id @7.calls.facilities.list.keyword @7.calls.facilities.list.hide_images @7.calls.facilities.list.query_type @1.manages.housekeeping @7.calls.addon_types.by-property @7.calls.facility_types.by-property @7.calls.amenities.list @7.calls.facility_categories.list @7.calls.facilities.list @7.calls.facility_status @7.calls.facilities.update-room-status @2.route.products
  Scenario: condition.tour.answered
    Given manager is signed in and /hotel-management/properties/old-mint-house/products?keyword=10 is open, so that the condition is in choosing
    When press the button “*, * room*” in the dialog “*”
    Then the condition is in submitting
    When the server answers POST v1/hotel_management/properties/update_room_status
    Then the condition is in answered
    When press the button “Close”
    Then the condition is in closed

  Scenario: condition.tour.choosing.2
    Given the condition alone, in choosing
    When condition confirmed
    Then the condition is in choosing
