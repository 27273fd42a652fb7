//===- DeclaredFunctions.cpp - Facts from debug information ---------------===//
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
// for a function whose code is known, in this file or from a fact. Facts about
// the four functions of C that compilers call without a declaration (memcpy and
// others) are added to the set and used in the same way.
//
// Sources: [DWARF] 3.3; [GCC] "Language Standards Supported by GCC".
//
//===----------------------------------------------------------------------===//

#include "Object/Files/DebugInformation.h"
#include "Object/ProcedureSummaries.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/DebugInfo/DWARF/DWARFContext.h"
#include "llvm/DebugInfo/DWARF/DWARFDebugAbbrev.h"
#include "llvm/DebugInfo/DWARF/DWARFDie.h"

using namespace mincaml::sparc;
using namespace llvm;

namespace {

/// How values of a type are passed and returned.
enum class ValueClass : uint8_t {
  None,
  Integer, ///< An integer of at most 32 bits, or a pointer.
  Long,    ///< An integer of 64 bits.
  Single,
  Double,
  Structure,
  Other ///< A way that depends on the compiler or is not modelled.
};

enum class Language : uint8_t { C, CPlusPlus, Other };

} // namespace

//===- Validation ---------------------------------------------------------===//

/// Whether the entries of a unit, including the values of their attributes, end
/// within the unit. LLVM's reader adds up the sizes of values and reads at the
/// sum without a check.
static bool areEntriesReadable(DWARFUnit &Unit, StringRef Contents) {
  uint64_t Offset = Unit.getOffset() + Unit.getHeaderSize();
  uint64_t End = Unit.getNextUnitOffset();
  const DWARFAbbreviationDeclarationSet *Abbreviations =
      Unit.getAbbreviations();
  if (!Abbreviations || End > Contents.size())
    return false;
  DWARFDataExtractor Data = Unit.getDebugInfoExtractor();
  while (Offset < End) {
    Error E = Error::success();
    uint64_t Code = Data.getULEB128(&Offset, &E);
    if (errorToBool(std::move(E)) || Offset > End)
      return false;
    if (Code == 0)
      continue;
    const DWARFAbbreviationDeclaration *Declaration =
        Abbreviations->getAbbreviationDeclaration(Code);
    if (!Declaration)
      return false;
    for (const DWARFAbbreviationDeclaration::AttributeSpec &Attribute :
         Declaration->attributes()) {
      uint64_t Start = Offset;
      if (std::optional<int64_t> Size = Attribute.getByteSize(Unit))
        Offset += *Size;
      else if (!DWARFFormValue::skipValue(Attribute.Form, Data, &Offset,
                                          Unit.getFormParams()))
        return false;
      // A size may be so large that the sum wraps around.
      if (Offset < Start || Offset > End)
        return false;
    }
  }
  return true;
}

//===- Types --------------------------------------------------------------===//

static Language languageOf(DWARFDie Unit) {
  switch (dwarf::toUnsigned(Unit.find(dwarf::DW_AT_language), 0)) {
  case dwarf::DW_LANG_C89:
  case dwarf::DW_LANG_C:
  case dwarf::DW_LANG_C99:
  case dwarf::DW_LANG_C11:
  case dwarf::DW_LANG_C17:
    return Language::C;
  case dwarf::DW_LANG_C_plus_plus:
  case dwarf::DW_LANG_C_plus_plus_03:
  case dwarf::DW_LANG_C_plus_plus_11:
  case dwarf::DW_LANG_C_plus_plus_14:
  case dwarf::DW_LANG_C_plus_plus_17:
  case dwarf::DW_LANG_C_plus_plus_20:
    return Language::CPlusPlus;
  default:
    return Language::Other;
  }
}

static ValueClass classOfSize(DWARFDie Type, ValueClass OfWord,
                              ValueClass OfTwo) {
  uint64_t Size = dwarf::toUnsigned(Type.find(dwarf::DW_AT_byte_size), 0);
  if (Size == 8)
    return OfTwo;
  return Size == 4 || (Size != 0 && Size < 4 && OfWord == ValueClass::Integer)
             ? OfWord
             : ValueClass::Other;
}

static ValueClass classOfBase(DWARFDie Type) {
  switch (dwarf::toUnsigned(Type.find(dwarf::DW_AT_encoding), 0)) {
  case dwarf::DW_ATE_boolean:
  case dwarf::DW_ATE_signed:
  case dwarf::DW_ATE_signed_char:
  case dwarf::DW_ATE_unsigned:
  case dwarf::DW_ATE_unsigned_char:
  case dwarf::DW_ATE_UTF:
    return classOfSize(Type, ValueClass::Integer, ValueClass::Long);
  case dwarf::DW_ATE_float:
    return classOfSize(Type, ValueClass::Single, ValueClass::Double);
  default:
    return ValueClass::Other;
  }
}

/// Returns the class of the type of \p D, a function or parameter.
static ValueClass classOf(DWARFDie D) {
  // Corrupted types may refer to each other.
  static constexpr unsigned MaxNames = 32;
  for (unsigned Names = 0; Names != MaxNames; ++Names) {
    if (!D.find(dwarf::DW_AT_type))
      return ValueClass::None;
    D = D.getAttributeValueAsReferencedDie(dwarf::DW_AT_type);
    if (!D)
      return ValueClass::Other;
    switch (D.getTag()) {
    case dwarf::DW_TAG_typedef:
    case dwarf::DW_TAG_const_type:
    case dwarf::DW_TAG_volatile_type:
    case dwarf::DW_TAG_restrict_type:
    case dwarf::DW_TAG_atomic_type:
      continue;
    case dwarf::DW_TAG_pointer_type:
      return ValueClass::Integer;
    case dwarf::DW_TAG_enumeration_type:
      return classOfSize(D, ValueClass::Integer, ValueClass::Long);
    case dwarf::DW_TAG_base_type:
      return classOfBase(D);
    case dwarf::DW_TAG_structure_type:
    case dwarf::DW_TAG_union_type:
      // An empty structure is passed in other ways.
      return dwarf::toUnsigned(D.find(dwarf::DW_AT_byte_size), 0)
                 ? ValueClass::Structure
                 : ValueClass::Other;
    default:
      return ValueClass::Other;
    }
  }
  return ValueClass::Other;
}

//===- Functions ----------------------------------------------------------===//

static ReturnFact returnFact(ValueClass Result, bool Is64, Language L) {
  switch (Result) {
  case ValueClass::Other:
    break;
  case ValueClass::Structure:
    // C++ returns some classes in another way.
    if (L == Language::C && !Is64)
      return ReturnFact::AfterStructureIfAtAll;
    break;
  default:
    return ReturnFact::AfterCallIfAtAll;
  }
  return Is64 ? ReturnFact::AfterCallIfAtAll : ReturnFact::Unknown;
}

/// Returns the argument registers that a function may read; nothing if they are
/// not known.
///
/// In 32-bit code, each parameter takes one word or two; a structure is passed
/// as a pointer. The first six words are in %o0 to %o5 ([SPARC-ABI] 3,
/// "Function Calling Sequence").
///
/// In 64-bit code, each parameter takes an extended word. The first six of
/// these are in %o0 to %o5, or, for floating-point numbers, the first sixteen
/// in %f0 to %f31 ([SCD]).
static std::optional<RegisterSet>
registersOfParameters(DWARFDie Function, ValueClass Result, bool Is64) {
  if (!dwarf::toUnsigned(Function.find(dwarf::DW_AT_prototyped), 0))
    return std::nullopt;
  // In 64-bit code, %o0 may be the address of the result.
  if (Is64 && (Result == ValueClass::Structure || Result == ValueClass::Other))
    return std::nullopt;
  RegisterSet Registers;
  unsigned Next = 0;
  auto TakeInteger = [&] {
    if (Next < 6)
      Registers.set(reg::O0 + Next);
    ++Next;
  };
  for (DWARFDie Child : Function.children()) {
    if (Child.getTag() == dwarf::DW_TAG_unspecified_parameters)
      return std::nullopt;
    if (Child.getTag() != dwarf::DW_TAG_formal_parameter)
      continue;
    const ValueClass Class = classOf(Child);
    if (Class == ValueClass::None || Class == ValueClass::Other ||
        (Is64 && Class == ValueClass::Structure))
      return std::nullopt;
    const bool IsDouble = Class == ValueClass::Double;
    if (!Is64 || (!IsDouble && Class != ValueClass::Single)) {
      TakeInteger();
      if (!Is64 && (IsDouble || Class == ValueClass::Long))
        TakeInteger();
      continue;
    }
    if (Next < 16) {
      Registers.set(reg::F0 + 2 * Next + 1);
      if (IsDouble)
        Registers.set(reg::F0 + 2 * Next);
    }
    ++Next;
  }
  return Registers;
}

static void addFunction(DWARFDie D, Language L, bool Is64, FactSet &Into) {
  auto Has = [&](dwarf::Attribute A) {
    return dwarf::toUnsigned(D.find(A), 0) != 0;
  };
  if (!Has(dwarf::DW_AT_declaration) || !Has(dwarf::DW_AT_external))
    return;
  const char *Name = dwarf::toString(
      D.find({dwarf::DW_AT_linkage_name, dwarf::DW_AT_name}), nullptr);
  if (!Name)
    return;
  FunctionFact Fact;
  Fact.Source = "debugging information";
  ValueClass Result = classOf(D);
  // GCC declares functions of libgcc without any types. An example is _Q_mul,
  // which returns a long double.
  if (Result == ValueClass::None && !Has(dwarf::DW_AT_prototyped))
    Result = ValueClass::Other;
  if (Has(dwarf::DW_AT_noreturn))
    Fact.Returns = ReturnFact::Never;
  else if (L != Language::Other)
    Fact.Returns = returnFact(Result, Is64, L);
  if (L == Language::C)
    Fact.MayRead = registersOfParameters(D, Result, Is64);
  Into.addDerived(Name, Is64, Fact);
}

static void addDebugInformation(const ObjectProgram &Program, FactSet &Into) {
  DebugSections Sections(Program);
  if (!Sections.read({".debug_info", ".debug_abbrev", ".debug_str",
                      ".debug_str_offsets", ".debug_line_str"}) ||
      Sections.contents(".debug_info").empty())
    return;
  std::unique_ptr<DWARFContext> Context = Sections.createContext();
  // A type may be in another unit than its use.
  if (!all_of(Context->info_section_units(), [&](const auto &Unit) {
        return areEntriesReadable(*Unit, Sections.contents(".debug_info"));
      }))
    return;
  for (const std::unique_ptr<DWARFUnit> &Unit : Context->info_section_units()) {
    DWARFDie Top = Unit->getUnitDIE(/*ExtractUnitDIEOnly=*/false);
    if (!Top)
      continue;
    Language L = languageOf(Top);
    // The functions may be members of namespaces and classes.
    for (const DWARFDebugInfoEntry &Entry : Unit->dies())
      if (Entry.getTag() == dwarf::DW_TAG_subprogram)
        addFunction(DWARFDie(Unit.get(), &Entry), L,
                    Program.architecture().Is64, Into);
  }
}

static void addStandardFunctions(bool Is64, FactSet &Into) {
  FunctionFact Fact;
  Fact.Source = "the C standard";
  Fact.Returns = ReturnFact::AfterCallIfAtAll;
  Fact.MayRead = RegisterSet().set(reg::O0).set(reg::O0 + 1).set(reg::O0 + 2);
  for (StringRef Name : {"memcmp", "memcpy", "memmove", "memset"}) {
    // Replace the facts from GCC's debug information, which declares these
    // functions without parameters.
    Into.remove(Name, Is64);
    Into.addDerived(Name, Is64, Fact);
  }
}

FactSet mincaml::sparc::declaredFunctions(const ObjectProgram &Program) {
  FactSet Declared;
  addDebugInformation(Program, Declared);
  addStandardFunctions(Program.architecture().Is64, Declared);
  return Declared;
}
