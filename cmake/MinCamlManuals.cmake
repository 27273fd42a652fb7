# Manual pages, and the completions of shells, made of what the programs say about
# themselves (utils/make-manuals): build/share has them.

find_package(Python3 3.11 COMPONENTS Interpreter)
if(NOT Python3_FOUND)
  message(STATUS "No manual pages and completions: Python 3.11 was not found")
  return()
endif()

set(MINCAML_MANUALS_DIR ${PROJECT_BINARY_DIR}/share)
file(GLOB generator CONFIGURE_DEPENDS
  ${PROJECT_SOURCE_DIR}/utils/mincaml_tools/manuals/*.py)
set(stamp ${MINCAML_MANUALS_DIR}/stamp)
set(folders bash-completion fish man zsh)
list(TRANSFORM folders PREPEND ${MINCAML_MANUALS_DIR}/)
add_custom_command(
  OUTPUT ${stamp}
  # Not all of share: it has more than this.
  COMMAND ${CMAKE_COMMAND} -E rm -rf ${folders}
  COMMAND ${CMAKE_COMMAND} -E env ASAN_OPTIONS=${MINCAML_ASAN_OPTIONS}
    ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/utils/make-manuals
    --build-dir=${PROJECT_BINARY_DIR} --output-dir=${MINCAML_MANUALS_DIR}
  COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
  DEPENDS ${MINCAML_INSTALLED_TOOLS} ${generator} utils/make-manuals
  COMMENT "Making manual pages and completions"
  VERBATIM)
add_custom_target(mincaml-manuals ALL DEPENDS ${stamp})
