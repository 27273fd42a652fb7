# cmake -DNODE=node -DFOLDER=folder -DOUT=template.html -P BuildPage.cmake
#
# Builds the page's template and its tests; an empty template without packages.
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
