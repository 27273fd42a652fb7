# cmake -DNPM=npm -DFOLDER=folder -P InstallPackages.cmake
#
# Installs the packages that FOLDER/package-lock.json names. Where npm cannot fetch
# them there are none, and the compiler is built without the page.
execute_process(COMMAND ${NPM} ci --silent
  WORKING_DIRECTORY ${FOLDER} RESULT_VARIABLE failed)
if(failed)
  file(REMOVE_RECURSE ${FOLDER}/node_modules)
  message("warning: the explorer's page is not built: `npm ci` fails in ${FOLDER}, "
    "which takes network; remove packages.stamp there to try again")
endif()
file(TOUCH ${FOLDER}/packages.stamp)
