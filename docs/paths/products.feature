Feature: products

  @2.menu.property.products
  Scenario: products.tour.running
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the products is in running
    When press the link “Facility types” in the navigation “Products”
    Then the products is in running
    When press the button “Actions for Twin”, then press the menuitem “Move up”
    Then the products is in running

  @2.menu.property.products
  Scenario: products.tour.running-2
    Given manager is signed in and /hotel-management/properties/harbour-view/products is open, so that the products is in running
    When press the link “Activity Logs”, then go back in the browser
    Then the products is in running
    When press the link “101”
    Then the products is in running
    When press the button “Save changes”
    Then the products is in running
    When press the link “New room”
    Then the products is in running
    When press the button “*Type”, then press the option “Double”, then type “901, 101” into the textbox “Names”, then press the button “Create *”
    Then the products is in running
    When press the button “*Type”, then press the option “Twin”, then type “902” into the textbox “Names”, then press the button “Create *”
    Then the products is in running
