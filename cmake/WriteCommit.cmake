# Run by the build: writes to OUTPUT which commit of SOURCE_DIR is built, if that
# has changed.

execute_process(
  COMMAND git describe --always --dirty --abbrev=12 --exclude=*
  WORKING_DIRECTORY ${SOURCE_DIR}
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE
  ERROR_QUIET RESULT_VARIABLE status)
if(status EQUAL 0)
  set(commit "commit ${commit}")
else()
  set(commit "unknown commit: not built in a git checkout")
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define MINCAML_COMMIT \"${commit}\"\n")
