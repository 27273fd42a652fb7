# Run by CPack for each package, when its files stand in a temporary folder: adds what
# Debian's policy requires of packages.

set(source ${CPACK_MINCAML_SOURCE_DIR})

# The exceptions in LICENSE, as the format of copyright files has it.
file(READ ${source}/LICENSE license)
string(REGEX REPLACE ".*---- LLVM Exceptions to the Apache 2.0 License ----\n\n"
  "" exceptions "${license}")
string(STRIP "${exceptions}" exceptions)
string(REGEX REPLACE "\n" "\n " LLVM_EXCEPTIONS " ${exceptions}")
string(REGEX REPLACE "\n \n" "\n .\n" LLVM_EXCEPTIONS "${LLVM_EXCEPTIONS}")

execute_process(
  COMMAND ${CPACK_MINCAML_PYTHON} ${source}/utils/debian-changelog
    "--maintainer=${CPACK_DEBIAN_PACKAGE_MAINTAINER}"
  OUTPUT_VARIABLE changelog COMMAND_ERROR_IS_FATAL ANY)

function(compress)
  foreach(file IN LISTS ARGN)
    execute_process(COMMAND gzip -9 --no-name ${file}
      COMMAND_ERROR_IS_FATAL ANY)
  endforeach()
endfunction()

foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${component})
  string(TOUPPER ${component} upper)
  set(package ${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  if(NOT IS_DIRECTORY ${root}/usr)
    continue()
  endif()
  set(documents ${root}/usr/share/doc/${package})
  configure_file(${source}/utils/debian/copyright ${documents}/copyright @ONLY)
  file(WRITE ${documents}/changelog "${changelog}")
  compress(${documents}/changelog)
  # Debian has licences in the file copyright only.
  file(REMOVE ${documents}/LICENSE)
  file(GLOB pages ${root}/usr/share/man/man*/*)
  compress(${pages})
  # Where Debian's zsh looks for those of packages.
  if(EXISTS ${root}/usr/share/zsh/site-functions)
    file(RENAME ${root}/usr/share/zsh/site-functions
      ${root}/usr/share/zsh/vendor-completions)
  endif()
endforeach()
