# cmake -DNPM=npm -DFOLDER=folder -P InstallPackages.cmake
#
# Installs the packages of FOLDER/package-lock.json. If npm cannot fetch them, the
# compiler is built without the page.
execute_process(COMMAND ${NPM} ci --silent
  WORKING_DIRECTORY ${FOLDER} RESULT_VARIABLE failed)
if(failed)
  file(REMOVE_RECURSE ${FOLDER}/node_modules)
  message("warning: the explorer's page is not built: `npm ci` fails in ${FOLDER}, "
    "which takes network; remove packages.stamp there to try again")
endif()
file(TOUCH ${FOLDER}/packages.stamp)
