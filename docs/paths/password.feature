Feature: password

  @2.menu.change-password @2.dialog.success @2.dialog.custom-texts @2.dialog.password-width @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @7.calls.change-password @8.password-success @9.password-width
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

  @2.menu.change-password @2.dialog.error @2.dialog.password-width @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @7.calls.change-password @8.password-failure @9.password-width
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
    When the server refuses POST v1/user_management/users/change_password with 422
    Then the password is in refused

  @2.menu.change-password @2.dialog.success @2.dialog.custom-texts @2.dialog.cancel @2.dialog.password-width @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @7.calls.change-password @8.password-success @9.password-width
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

  @2.menu.change-password @2.dialog.error @2.dialog.cancel @2.dialog.password-width @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @7.calls.change-password @8.password-failure @9.password-width
  Scenario: password.tour.closed-2
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
    When the server refuses POST v1/user_management/users/change_password with 422
    Then the password is in refused
    When press the button “Close”
    Then the password is in closed
    When press the button “Change Password”
    Then the password is in editing

  @2.menu.change-password @2.dialog.password-width @5.password.current @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @9.password-width
  Scenario: password.tour.editing
    Given manager is signed in and /under-construction is open, so that the password is in closed
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
    When press the button “Update” in the dialog “Change Password”
    Then the password is in editing

  @2.menu.change-password @2.dialog.password-width @5.password.current @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @9.password-width
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
    When press the button “Cancel”
    Then the password is in closed

  @2.menu.change-password @2.dialog.error @2.dialog.cancel @2.dialog.password-width @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @7.calls.change-password @8.password-failure @9.password-width
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
    When the server refuses POST v1/user_management/users/change_password with 500
    Then the password is in refused
    When press the button “Close”
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
    When the connection breaks during POST v1/user_management/users/change_password
    Then the password is in refused

  @2.menu.change-password @2.dialog.error @2.dialog.password-width @4.password.result @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @7.calls.change-password @8.password-failure @9.password-width
  Scenario: password.tour.submitting-2
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
    When 30 seconds pass
    Then the password is in refused

  @2.dialog.error @2.dialog.cancel @2.dialog.password-width @3.user @4.first-time @4.first-time.non-closable @4.password.result @5.password.current-absent @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @7.calls.change-password @8.password-failure
  Scenario: password.tour.editing.2
    Given new is signed in and /under-construction is open, so that the password is in editing
    When type “Harbour-2027!” into the password “New password” in the dialog “Set Your Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Set Your Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Set Your Password”
    Then the password is in submitting
    When the server refuses POST v1/user_management/users/change_password with 422
    Then the password is in refused
    When press the button “Close”
    Then the password is in editing
    When type “Harbour-2028!” into the password “Confirm password” in the dialog “Set Your Password”
    Then the password is in editing
    When type “Harbour-2027!” into the password “Confirm password” in the dialog “Set Your Password”
    Then the password is in editing
    When press the button “Update” in the dialog “Set Your Password”
    Then the password is in submitting
    When the server refuses POST v1/user_management/users/change_password with 422
    Then the password is in refused
    When press the button “Close”
    Then the password is in editing
    When press the button “Update” in the dialog “Set Your Password”
    Then the password is in submitting

  @2.menu.change-password @2.dialog.password-width @5.password.current @5.password.new @5.password.confirm @5.password.length @5.password.number @5.password.lowercase @5.password.uppercase @5.password.symbol @5.password.update @9.password-length @9.password-width
  Scenario: password.tour.editing.3
    Given the password alone, in closed
    When password opened
    Then the password is in editing
    When password submitted
    Then the password is in editing
    When password typed (1)
    Then the password is in editing
    When password submitted
    Then the password is in editing

  @2.dialog.password-width @3.user @4.first-time @4.first-time.non-closable @5.password.current-absent
  Scenario: password.tour.editing.4
    Given the password alone, in editing
    When password closed
    Then the password is in editing
