Feature: password

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.change-password @2.route.under-construction @2.menu.change-password @2.dialog.custom-texts @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @8.password-success
  Scenario: password.shortest.updated
    Given manager is signed in and /under-construction is open, so that the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the server answers POST v1/user_management/users/change_password
    Then the password is in updated

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.change-password @2.route.under-construction @2.menu.change-password @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update
  Scenario: password.shortest.refused
    Given manager is signed in and /under-construction is open, so that the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the server refuses POST v1/user_management/users/change_password with 500
    Then the password is in refused

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.change-password @2.route.under-construction @2.menu.change-password @2.dialog.custom-texts @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @8.password-success
  Scenario: password.tour.closed
    Given manager is signed in and /under-construction is open, so that the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When press the button “Cancel”
    Then the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the server answers POST v1/user_management/users/change_password
    Then the password is in updated
    When press the button “Okay, thanks!”
    Then the password is in closed
    When press the button “Change Password”
    Then the password is in editing

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @2.route.under-construction @2.menu.change-password @5.password.current @5.password.new @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol
  Scenario: password.tour.editing
    Given manager is signed in and /under-construction is open, so that the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When press the password “Confirm password” in the dialog “Change Password”, then press the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When press the password “Confirm password” in the dialog “Change Password”, then press the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When press the password “Confirm password” in the dialog “Change Password”, then press the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Cancel”
    Then the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Cancel”
    Then the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.change-password @2.route.under-construction @2.menu.change-password @4.password.result @5.password.current @5.password.new @5.password.confirm @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update
  Scenario: password.tour.editing-2
    Given manager is signed in and /under-construction is open, so that the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Cancel”
    Then the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the server refuses POST v1/user_management/users/change_password with 500
    Then the password is in refused
    When press the button “Close”
    Then the password is in editing
    When type “Welcome-2026!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.change-password @2.route.under-construction @2.menu.change-password @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update
  Scenario: password.tour.editing-3
    Given manager is signed in and /under-construction is open, so that the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the server refuses POST v1/user_management/users/change_password with 500
    Then the password is in refused
    When press the button “Close”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the server refuses POST v1/user_management/users/change_password with 500
    Then the password is in refused
    When press the button “Close”
    Then the password is in editing
    When press the button “Cancel”
    Then the password is in closed

  @1.application-context @7.client.content-type @7.client.app-context @7.client.credentials @7.client.bearer @7.calls.change-password @2.route.under-construction @2.menu.change-password @4.password.result @5.password.confirm @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @8.password-failure
  Scenario: password.tour.submitting
    Given manager is signed in and /under-construction is open, so that the password is in closed
    When press the button “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Current password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the connection breaks during POST v1/user_management/users/change_password
    Then the password is in refused
    When press the button “Close”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When 30 seconds pass
    Then the password is in refused
    When press the button “Close”
    Then the password is in editing
    When type “Welcome-2026!” into the password “New password” in the dialog “Change Password”
    Then the password is in editing
    When type “Welcome-2026!” into the password “Confirm password” in the dialog “Change Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Change Password”
    Then the password is in submitting
    When the server refuses POST v1/user_management/users/change_password with 422
    Then the password is in refused

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @4.first-time @5.password.current-absent
  Scenario: password.tour.editing.2
    Given new is signed in and /under-construction is open, so that the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Set Your Password”
    Then the password is in editing

  @1.application-context @7.client.app-context @7.client.credentials @7.client.bearer @4.first-time @5.password.current-absent
  Scenario: password.tour.editing-2.2
    Given new is signed in and /under-construction is open, so that the password is in editing
    When press the password “Confirm password” in the dialog “Set Your Password”, then press the password “New password” in the dialog “Set Your Password”
    Then the password is in editing

  Scenario: password.tour.closed.2
    Given the password alone, in closed
    When password required
    Then the password is in editing
    When password typed (2)
    Then the password is in editing
    When password typed (3)
    Then the password is in editing
    When password submitted
    Then the password is in submitting
    When change password done
    Then the password is in updated
    When password closed
    Then the password is in closed
    When password required
    Then the password is in editing

  Scenario: password.tour.closed-2
    Given the password alone, in closed
    When password opened
    Then the password is in editing
    When password closed
    Then the password is in closed
    When password required
    Then the password is in editing

  Scenario: password.tour.editing.3
    Given the password alone, in closed
    When password opened
    Then the password is in editing
    When password submitted
    Then the password is in editing
    When password left
    Then the password is in editing
    When password submitted
    Then the password is in editing
    When password typed (1)
    Then the password is in editing
    When password submitted
    Then the password is in editing
    When password closed
    Then the password is in closed
    When password required
    Then the password is in editing
    When password left
    Then the password is in editing
    When password closed
    Then the password is in editing
    When password typed (2)
    Then the password is in editing
    When password typed (3)
    Then the password is in editing
    When password left
    Then the password is in editing
    When password submitted
    Then the password is in submitting

  Scenario: password.tour.editing-2.3
    Given the password alone, in closed
    When password required
    Then the password is in editing
    When password typed (2)
    Then the password is in editing
    When password typed (3)
    Then the password is in editing
    When password submitted
    Then the password is in submitting
    When change password failed: 400 No
    Then the password is in refused
    When password closed
    Then the password is in editing
    When password left
    Then the password is in editing
