@rem `exec` of the scripts in package.json, where the shell is cmd.exe.
@%*
