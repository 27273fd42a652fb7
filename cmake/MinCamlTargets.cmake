# Functions that make this project's libraries, tools and unit tests, so that
# each states its sources and dependencies and nothing else.

# Compiler settings that every C++ target of the project shares.
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
# The vptr check needs type information of classes in libLLVM that is not
# exported.
set(MINCAML_SANITIZER_FLAGS
  -fsanitize=address,undefined -fno-sanitize=vptr
  -fno-sanitize-recover=all -fno-omit-frame-pointer)
if(MINCAML_ENABLE_SANITIZERS)
  target_compile_options(mincaml-options INTERFACE
    ${MINCAML_SANITIZER_FLAGS} -O1 -g)
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

# mincaml_add_library(Name source... [LINK library...])
function(mincaml_add_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  # Private headers are included by their path in the library's folder.
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  # The libraries also go into plugins.
  set_target_properties(${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
  target_link_libraries(${name} PUBLIC mincaml-options ${ARG_LINK} LLVM)
endfunction()

# mincaml_add_header_library(Name [LINK library...])
function(mincaml_add_header_library name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_library(${name} INTERFACE)
  target_link_libraries(${name} INTERFACE mincaml-options ${ARG_LINK} LLVM)
endfunction()

# mincaml_add_tool(Name source... [LINK library...])
function(mincaml_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE mincaml-options ${ARG_LINK})
  # Plugins loaded at run time find libLLVM's symbols, and ours, in the tool.
  set_target_properties(${name} PROPERTIES ENABLE_EXPORTS ON)
endfunction()

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
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/test/unit)
  add_test(NAME ${name} COMMAND ${name}
    --gtest_output=xml:${PROJECT_BINARY_DIR}/test-results/${name}.xml)
endfunction()
