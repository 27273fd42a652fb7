//===- DeclaredFunctions.h - Facts of debugging information -----*- C++ -*-===//
//
// What DWARF debugging information states about functions of other files that
// a file declares (DW_TAG_subprogram with DW_AT_declaration):
//
//  - DW_AT_noreturn: it does not return;
//  - the type of its result: whether a structure is returned, and it returns to
//    +12 therefore;
//  - the types of its parameters, if it is prototyped: which registers it may
//    read.
//
// That is what the caller was compiled with. It decides nothing about a
// function whose code is known, in this file or by a fact. The same holds for
// the four functions of C that compilers call without a declaration.
//
// Sources: [DWARF] 3.3; [GCC] "Language Standards Supported by GCC".
//
//===----------------------------------------------------------------------===//

#ifndef MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DECLAREDFUNCTIONS_H
#define MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DECLAREDFUNCTIONS_H

#include "Object/Files/ObjectProgram.h"
#include "mincaml/SparcCheck/FunctionFacts.h"

namespace mincaml::sparc {

/// Debugging information that cannot be read states nothing.
FactSet declaredFunctions(const ObjectProgram &Program);

} // namespace mincaml::sparc

#endif // MINCAML_LIB_SPARCCHECK_OBJECT_FACTS_DECLAREDFUNCTIONS_H
