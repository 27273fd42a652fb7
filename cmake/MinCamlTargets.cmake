# Functions that make this project's libraries, tools and unit tests, so that
# each states its sources and dependencies and nothing else.

# Compiler settings that every C++ target of the project shares. Projects that
# use the installed libraries have their own (MinCamlConfig.cmake.in).
add_library(mincaml-options INTERFACE)
target_include_directories(mincaml-options INTERFACE
  ${PROJECT_SOURCE_DIR}/include)
target_include_directories(mincaml-options SYSTEM INTERFACE
  ${LLVM_INCLUDE_DIRS})
separate_arguments(MINCAML_LLVM_DEFINITIONS NATIVE_COMMAND
  "${LLVM_DEFINITIONS}")
target_compile_definitions(mincaml-options INTERFACE
  ${MINCAML_LLVM_DEFINITIONS} MINCAML_VERSION="${PROJECT_VERSION}")
target_compile_options(mincaml-options INTERFACE
  -Wall -Wextra -Werror -fno-exceptions -ffunction-sections -fdata-sections)
if(NOT LLVM_ENABLE_RTTI)
  target_compile_options(mincaml-options INTERFACE -fno-rtti)
endif()
if(MINCAML_ENABLE_ASSERTIONS)
  target_compile_options(mincaml-options INTERFACE -UNDEBUG)
endif()
set(MINCAML_SANITIZERS address,undefined CACHE STRING "Sanitizers that are enabled")
# The vptr check needs type information of classes in libLLVM that is not
# exported.
set(MINCAML_SANITIZER_FLAGS
  -fsanitize=${MINCAML_SANITIZERS} -fno-sanitize=vptr
  -fno-sanitize-recover=all -fno-omit-frame-pointer)
# How programs run that are built with them. The compiler ends without freeing what it
# has; LLVM handles signals, on a stack of its own; and a report is a crash, never one of
# our exit statuses.
set(MINCAML_ASAN_OPTIONS
  "detect_leaks=0:exitcode=99:handle_segv=0:use_sigaltstack=0")
set(MINCAML_SANITIZER_LEVEL -O1 CACHE STRING "Optimization with sanitizers")
if(MINCAML_ENABLE_SANITIZERS)
  target_compile_options(mincaml-options INTERFACE
    ${MINCAML_SANITIZER_FLAGS} ${MINCAML_SANITIZER_LEVEL} -gline-tables-only)
  # The sanitizers do not see an index beyond the size but within the capacity.
  target_compile_definitions(mincaml-options INTERFACE _GLIBCXX_ASSERTIONS)
  target_link_options(mincaml-options INTERFACE ${MINCAML_SANITIZER_FLAGS})
endif()
if(MINCAML_ENABLE_FUZZERS)
  # Libraries and tools count the code they run; only the fuzzers link
  # libFuzzer, with its main function. Watching comparisons takes about a
  # fifth of the time; the dictionary takes its place.
  target_compile_options(mincaml-options INTERFACE
    ${MINCAML_SANITIZER_FLAGS} -fsanitize=fuzzer-no-link
    -fno-sanitize-coverage=trace-cmp -O2 -gline-tables-only)
  target_link_options(mincaml-options INTERFACE ${MINCAML_SANITIZER_FLAGS})
endif()
if(MINCAML_ENABLE_COVERAGE)
  target_compile_options(mincaml-options INTERFACE
    -fprofile-instr-generate -fcoverage-mapping)
  target_link_options(mincaml-options INTERFACE -fprofile-instr-generate)
endif()

# LLVM's linker takes a fraction of the time of GNU's.
find_program(MINCAML_LLD ld.lld HINTS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
mark_as_advanced(MINCAML_LLD)
if(MINCAML_LLD AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  target_link_options(mincaml-options INTERFACE --ld-path=${MINCAML_LLD})
endif()

# Headers that most sources include are parsed once, which halves the time of a
# build. utils/check-includes compiles sources without: one that includes less than
# it uses does not compile then.
option(MINCAML_PRECOMPILE_HEADERS "Precompile headers of LLVM and GoogleTest" ON)
set(MINCAML_PRECOMPILED_HEADERS
  <algorithm> <deque> <map> <optional> <string> <vector>
  <llvm/ADT/MapVector.h> <llvm/ADT/STLExtras.h> <llvm/ADT/SetVector.h>
  <llvm/ADT/SmallPtrSet.h> <llvm/ADT/StringExtras.h>
  <llvm/Analysis/AliasAnalysis.h> <llvm/Analysis/LoopInfo.h>
  <llvm/Analysis/OptimizationRemarkEmitter.h>
  <llvm/CodeGen/LiveIntervals.h> <llvm/CodeGen/MachineFunctionPass.h>
  <llvm/CodeGen/MachineInstrBuilder.h> <llvm/CodeGen/MachineRegisterInfo.h>
  <llvm/CodeGen/TargetInstrInfo.h> <llvm/CodeGen/TargetRegisterInfo.h>
  <llvm/CodeGen/TargetSubtargetInfo.h>
  <llvm/IR/Dominators.h> <llvm/IR/IRBuilder.h> <llvm/IR/InstIterator.h>
  <llvm/IR/IntrinsicInst.h> <llvm/IR/Module.h> <llvm/IR/PassManager.h>
  <llvm/Support/FileSystem.h> <llvm/Support/FormatVariadic.h>
  <llvm/Support/raw_ostream.h> <llvm/Target/TargetMachine.h>)

# mincaml_precompile_headers(Target Owner [HEADERS header...] [LINK library...])
# Uses the headers that the target Owner precompiles, which is made at its first
# use, with HEADERS of the libraries LINK besides. Targets share an owner if they
# are compiled with the same options.
function(mincaml_precompile_headers target owner)
  cmake_parse_arguments(ARG "" "" "HEADERS;LINK" ${ARGN})
  if(NOT MINCAML_PRECOMPILE_HEADERS)
    return()
  endif()
  if(NOT TARGET ${owner})
    set(source ${PROJECT_BINARY_DIR}/${owner}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(${owner} OBJECT ${source})
    get_target_property(pic ${target} POSITION_INDEPENDENT_CODE)
    set_target_properties(${owner} PROPERTIES POSITION_INDEPENDENT_CODE ${pic})
    target_link_libraries(${owner} PRIVATE mincaml-options ${ARG_LINK})
    target_precompile_headers(${owner} PRIVATE
      ${MINCAML_PRECOMPILED_HEADERS} ${ARG_HEADERS})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${owner})
endfunction()

# mincaml_use_library_headers(Target): a program or plugin is compiled as the libraries
# are, position independent, and so can use the headers precompiled for them.
function(mincaml_use_library_headers target)
  target_compile_options(${target} PRIVATE -fPIC)
  set_target_properties(${target} PROPERTIES DEFINE_SYMBOL "")
  mincaml_precompile_headers(${target} mincaml-library-headers)
endfunction()

# What each library of the project uses besides others of the project; once it is
# installed, LLVM as MinCamlConfig.cmake.in has found it.
set(MINCAML_LIBRARY_DEPENDENCIES
  $<BUILD_INTERFACE:mincaml-options>
  $<BUILD_INTERFACE:LLVM> $<INSTALL_INTERFACE:MinCaml::LLVM>)

# mincaml_add_library(Name source... [LINK library...])
function(mincaml_add_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  # Private headers are included by their path in the library's folder.
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  # The libraries also go into plugins. With CMAKE_UNITY_BUILD each source has its
  # own DEBUG_TYPE still.
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON
    UNITY_BUILD_CODE_BEFORE_INCLUDE "#undef DEBUG_TYPE")
  target_link_libraries(${name} PUBLIC
    ${ARG_LINK} ${MINCAML_LIBRARY_DEPENDENCIES})
  mincaml_precompile_headers(${name} mincaml-library-headers)
endfunction()

# mincaml_add_header_library(Name [LINK library...])
function(mincaml_add_header_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE
    ${ARG_LINK} ${MINCAML_LIBRARY_DEPENDENCIES})
endfunction()

# mincaml_add_tool(Name source... [LINK library...])
function(mincaml_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE mincaml-options ${ARG_LINK})
  # Plugins loaded at run time find libLLVM's symbols, and ours, in the tool.
  set_target_properties(${name} PROPERTIES ENABLE_EXPORTS ON)
  mincaml_use_library_headers(${name})
endfunction()

# mincaml_add_test_plugin(Name source... [LINK library...])
# It finds LLVM in the tool that loads it.
function(mincaml_add_test_plugin name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} MODULE ${ARG_UNPARSED_ARGUMENTS})
  set_target_properties(${name} PROPERTIES PREFIX "")
  target_link_libraries(${name} PRIVATE mincaml-options ${ARG_LINK})
  mincaml_use_library_headers(${name})
endfunction()

# Builds all unit tests.
add_custom_target(unit-tests)

# mincaml_add_unittest(Name source... [LINK library...] [PRIVATE folder...])
# PRIVATE: the folders in lib/ whose private headers the test includes.
function(mincaml_add_unittest name)
  cmake_parse_arguments(ARG "" "" "LINK;PRIVATE" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  list(TRANSFORM ARG_PRIVATE PREPEND ${PROJECT_SOURCE_DIR}/lib/)
  target_include_directories(${name} PRIVATE
    ${ARG_PRIVATE} ${PROJECT_SOURCE_DIR}/test/unit)
  target_link_libraries(${name} PRIVATE mincaml-options ${ARG_LINK}
    GTest::gtest GTest::gtest_main)
  mincaml_precompile_headers(${name} mincaml-unittest-headers
    HEADERS <gtest/gtest.h> LINK GTest::gtest)
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/test/unit)
  add_dependencies(unit-tests ${name})
  add_test(NAME ${name} COMMAND ${name}
    --gtest_output=xml:${PROJECT_BINARY_DIR}/test-results/${name}.xml)
  # First: a test of one process that runs last leaves processors idle.
  set_tests_properties(${name} PROPERTIES COST 1)
endfunction()
