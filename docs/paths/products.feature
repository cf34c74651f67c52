Feature: products

  @2.menu.property.products
  Scenario: products.tour.running
    Given the products alone, in running
    When location changed
    Then the products is in running
    When address followed (1)
    Then the products is in running
    When address followed (2)
    Then the products is in running
    When form saved
    Then the products is in running
    When form saved each (1)
    Then the products is in running
    When form saved each (2)
    Then the products is in running
    When inventory changed
    Then the products is in running
