# Debian packages: `cpack` in the build directory writes them to packages/. One for
# each component of MinCamlInstall.cmake; utils/test-packages tries them.

set(MINCAML_PACKAGE_MAINTAINER
  "mincaml-llc maintainers <maintainers@mincaml-llc.example>"
  CACHE STRING "Maintainer of the Debian packages")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME mincaml-llc)
set(CPACK_PACKAGE_VENDOR mincaml-llc)
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/packages)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
# Each package has a summary of its own.
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE
  GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL compiler plugins development)
set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
# Adds what only packages have: copyright, changelog, compressed manual pages.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/DebianFiles.cmake)
set(CPACK_MINCAML_SOURCE_DIR ${PROJECT_SOURCE_DIR})
set(CPACK_MINCAML_PYTHON ${Python3_EXECUTABLE})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER ${MINCAML_PACKAGE_MAINTAINER})
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

set(CPACK_DEBIAN_COMPILER_PACKAGE_NAME mincaml-llc)
set(CPACK_DEBIAN_COMPILER_PACKAGE_SECTION devel)
set(CPACK_COMPONENT_COMPILER_DESCRIPTION
"compiler of MinCaml for SPARC and the host, on LLVM
MinCaml is a small, strict, typed subset of OCaml. mincaml-llc compiles it to
executables for 32-bit and 64-bit SPARC and for this machine, and to LLVM IR;
every stage can be printed. With it come sparc-lint, which checks SPARC object
files of any compiler, mincaml-validate, which proves that passes keep the
meaning of LLVM IR, mincaml-lsp, a language server for editors, and tools that
generate, rewrite and reduce programs.
.
The recommended packages link executables for the host and for SPARC, and run
the latter.")
set(CPACK_DEBIAN_COMPILER_PACKAGE_RECOMMENDS
  "gcc, libc6-dev, gcc-12-multilib-sparc64-linux-gnu, libc6-dev-sparc-sparc64-cross, libc6-dev-sparc64-cross, qemu-user")
set(CPACK_DEBIAN_COMPILER_PACKAGE_SUGGESTS "mincaml-llc-plugins, ocaml-nox")

set(CPACK_DEBIAN_PLUGINS_PACKAGE_NAME mincaml-llc-plugins)
set(CPACK_DEBIAN_PLUGINS_PACKAGE_SECTION devel)
set(CPACK_COMPONENT_PLUGINS_DESCRIPTION
"passes and register allocators of mincaml-llc for opt and llc
Plugins for LLVM's opt and llc and for qemu: the optimizations and analyses of
mincaml-llc on LLVM IR, MinCaml's register allocators, the proof of register
allocations, the check of SPARC code, and a counter of executed instructions.
.
They are in /usr/lib/mincaml/plugins, and work on the IR of any front end.")
set(CPACK_DEBIAN_PLUGINS_PACKAGE_RECOMMENDS
  "llvm-${LLVM_VERSION_MAJOR}")
set(CPACK_DEBIAN_PLUGINS_PACKAGE_SUGGESTS
  "mincaml-llc, clang-${LLVM_VERSION_MAJOR}, qemu-user")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libmincaml-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION
"libraries for data-flow analyses, passes and checks on LLVM
Headers and static libraries of mincaml-llc that stand alone: a framework for
data-flow analyses of LLVM IR and machine code, passes and analyses of LLVM IR,
translation validation, the proof of register allocations and the check of
SPARC machine code. CMake finds them with find_package(MinCaml).")
# The header of the runtime's interface is in mincaml-llc, the plugins are imported
# targets.
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
  "mincaml-llc (= ${PROJECT_VERSION}), mincaml-llc-plugins (= ${PROJECT_VERSION}), llvm-${LLVM_VERSION_MAJOR}-dev, libz3-dev")

include(CPack)
