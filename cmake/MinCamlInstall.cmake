# What `cmake --install` installs, and where. A component is a Debian package
# (MinCamlPackages.cmake): compiler, plugins or development. The runtime's archives
# are installed where they are made, in runtime/.

set(installed_plugins MinCamlPassesPlugin MinCamlRegAllocPlugin)
# The libraries that need no other: they work on LLVM IR, machine IR or machine
# code, whatever made it.
set(installed_libraries Support DataFlow Analysis FactCheck Transforms Validation
  SparcTarget Passes AllocationCheck SparcCheck)
set(document_dir share/doc/mincaml-llc)
set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/MinCaml)

# The loader finds a libLLVM in the system's folders; one elsewhere is remembered.
find_library(MINCAML_SYSTEM_LLVM
  NAMES libLLVM.so.${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR}
  PATHS /usr/lib/${CMAKE_LIBRARY_ARCHITECTURE} /usr/lib64 /usr/lib
  NO_DEFAULT_PATH)
mark_as_advanced(MINCAML_SYSTEM_LLVM)
if(NOT MINCAML_SYSTEM_LLVM)
  set_target_properties(${MINCAML_INSTALLED_TOOLS} ${installed_plugins} PROPERTIES
    INSTALL_RPATH "${LLVM_LIBRARY_DIRS}")
endif()

# The compiler and the other tools, with what they need and their documents.
install(TARGETS ${MINCAML_INSTALLED_TOOLS}
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT compiler)
# For C functions that programs call.
install(FILES runtime/mincaml.h
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT compiler)
install(FILES include/mincaml/Support/RuntimeABI.def
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/mincaml/Support COMPONENT compiler)
# In the same folders as here, for the links from one to the other.
install(FILES README.md CHANGELOG.md CONTRIBUTING.md LICENSE
  DESTINATION ${document_dir} COMPONENT compiler)
install(DIRECTORY docs examples
  DESTINATION ${document_dir} COMPONENT compiler
  PATTERN "*.1" EXCLUDE)
install(FILES bench/README.md bench/RESULTS.md
  DESTINATION ${document_dir}/bench COMPONENT compiler)
install(DIRECTORY bench/results
  DESTINATION ${document_dir}/bench COMPONENT compiler)
# What gdb loads with programs: mincaml-llc names it in them by this path, which is one
# that gdb trusts if the prefix is that of gdb.
install(FILES utils/gdb-scripts/mincaml-printers.py
  DESTINATION share/gdb/auto-load COMPONENT compiler)
install(DIRECTORY utils/editor
  DESTINATION share/mincaml COMPONENT compiler)
if(TARGET mincaml-manuals)
  install(FILES docs/sparc-lint.1
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT compiler)
  install(DIRECTORY ${MINCAML_MANUALS_DIR}/man/
    DESTINATION ${CMAKE_INSTALL_MANDIR} COMPONENT compiler)
  install(DIRECTORY ${MINCAML_MANUALS_DIR}/bash-completion
    DESTINATION share COMPONENT compiler)
  install(DIRECTORY ${MINCAML_MANUALS_DIR}/fish/vendor_completions.d
    DESTINATION share/fish COMPONENT compiler)
  install(DIRECTORY ${MINCAML_MANUALS_DIR}/zsh/site-functions
    DESTINATION share/zsh COMPONENT compiler)
endif()

# For stock opt, llc and qemu.
install(TARGETS ${installed_plugins} EXPORT MinCamlTargets
  LIBRARY DESTINATION ${MINCAML_INSTALL_PRIVATE_DIR}/plugins COMPONENT plugins)
install(TARGETS sparc-count sparc-shadow
  LIBRARY DESTINATION ${MINCAML_INSTALL_PRIVATE_DIR}/plugins COMPONENT plugins)

# For other projects: find_package(MinCaml CONFIG).
foreach(library IN LISTS installed_libraries)
  # They are called MinCaml::DataFlow and so on there.
  set_target_properties(MinCaml${library} PROPERTIES EXPORT_NAME ${library})
  install(TARGETS MinCaml${library} EXPORT MinCamlTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
    INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
  install(DIRECTORY include/mincaml/${library}
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/mincaml COMPONENT development
    PATTERN RuntimeABI.def EXCLUDE)
  target_compile_features(MinCaml${library} INTERFACE cxx_std_20)
endforeach()
set_target_properties(MinCamlPassesPlugin PROPERTIES EXPORT_NAME PassesPlugin)
set_target_properties(MinCamlRegAllocPlugin PROPERTIES
  EXPORT_NAME RegAllocPlugin)
install(EXPORT MinCamlTargets NAMESPACE MinCaml::
  DESTINATION ${config_dir} COMPONENT development)

include(CMakePackageConfigHelpers)
set(config_build_dir ${PROJECT_BINARY_DIR}/cmake)
configure_package_config_file(cmake/MinCamlConfig.cmake.in
  ${config_build_dir}/MinCamlConfig.cmake
  INSTALL_DESTINATION ${config_dir}
  PATH_VARS MINCAML_INSTALL_PRIVATE_DIR)
write_basic_package_version_file(${config_build_dir}/MinCamlConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(
  FILES ${config_build_dir}/MinCamlConfig.cmake
    ${config_build_dir}/MinCamlConfigVersion.cmake
  DESTINATION ${config_dir} COMPONENT development)
