//===- DeclaredFunctions.h - Facts from debug information -------*- C++ -*-===//
//
// Collects facts about functions of other files from their declarations in
// DWARF debug information (DW_TAG_subprogram with DW_AT_declaration):
//
//  - DW_AT_noreturn: the function does not return.
//  - The type of its result: whether the function returns a structure, and
//    therefore to the instruction after the unimp.
//  - The types of its parameters, if it is prototyped: which registers it may
//    read.
//
// A declaration shows only what the caller was compiled with. It is not used
// for a function whose code is known, in this file or from a fact. The same
// holds for the four functions of C that compilers call without a declaration.
//
// Sources: [DWARF] 3.3; [GCC] "Language Standards Supported by GCC".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DECLAREDFUNCTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DECLAREDFUNCTIONS_H

#include "Object/Files/ObjectProgram.h"
#include "mincaml/SparcCheck/FunctionFacts.h"

namespace mincaml::sparc {

/// Returns the facts about the declared functions. Debug information that
/// cannot be read is ignored.
FactSet declaredFunctions(const ObjectProgram &Program);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DECLAREDFUNCTIONS_H
