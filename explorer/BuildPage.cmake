# cmake -DNODE=node -DFOLDER=folder -DOUT=template.html -P BuildPage.cmake
#
# Builds the template of the page and its tests. Writes an empty template if the
# packages are not installed.
if(NOT EXISTS ${FOLDER}/node_modules)
  file(WRITE ${OUT} "")
  return()
endif()
execute_process(
  COMMAND ${NODE} node_modules/typescript/bin/tsc --noEmit
  WORKING_DIRECTORY ${FOLDER} COMMAND_ERROR_IS_FATAL ANY)
execute_process(
  COMMAND ${NODE} build.mjs --out=${OUT}
  WORKING_DIRECTORY ${FOLDER} COMMAND_ERROR_IS_FATAL ANY)
execute_process(
  COMMAND ${NODE} build.mjs --tests
  WORKING_DIRECTORY ${FOLDER} COMMAND_ERROR_IS_FATAL ANY)
