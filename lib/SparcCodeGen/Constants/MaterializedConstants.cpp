//===- MaterializedConstants.cpp - Materialized constants -----------------===//

#include "Constants/MaterializedConstants.h"
#include "mincaml/SparcTarget/TargetNames.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/GlobalVariable.h"

using namespace mincaml::sparc;
using namespace llvm;

ConstantFinder::ConstantFinder(const MachineFunction &MF)
    : MRI(MF.getRegInfo()) {
  const TargetInstrInfo &TII = *MF.getSubtarget().getInstrInfo();
  SetHigh = findOpcode(TII, "SETHIi");
  ShiftLeft = findOpcode(TII, "SLLXri");
  for (StringRef Name : {"ADDri", "ORri", "XORri"})
    Combining.push_back(findOpcode(TII, Name));
  for (StringRef Name : {"LDDFri", "LDFri"})
    Loading.push_back(findOpcode(TII, Name));
}

void mincaml::sparc::eraseMaterialization(const Materialization &M,
                                          MachineRegisterInfo &MRI) {
  for (MachineInstr *MI : reverse(M)) {
    const Register R = MI->getOperand(0).getReg();
    if (!MRI.use_nodbg_empty(R))
      return;
    MRI.markUsesInDebugValueAsUndef(R);
    MI->eraseFromParent();
  }
}

//===- Symbols ------------------------------------------------------------===//

static bool isSymbol(const MachineOperand &MO) {
  // LLVM's SPARC assembly printer ignores offsets.
  return (MO.isGlobal() || MO.isCPI()) && MO.getOffset() == 0;
}

static bool isSymbol(const MachineOperand &MO, unsigned Relocation) {
  return isSymbol(MO) && MO.getTargetFlags() == Relocation;
}

static bool areSameSymbol(const MachineOperand &A, const MachineOperand &B) {
  return A.isCPI() ? B.isCPI() && A.getIndex() == B.getIndex()
                   : B.isGlobal() && A.getGlobal() == B.getGlobal();
}

namespace {

struct SymbolOffset {
  const GlobalValue *Variable;
  uint64_t Offset = 0;
};

} // namespace

/// Returns the variable that an alias points into, and the offset in it. For
/// any other symbol, returns the symbol itself and 0.
static SymbolOffset offsetOf(const GlobalValue &Symbol) {
  const auto *Alias = dyn_cast<GlobalAlias>(&Symbol);
  if (!Alias || Alias->isInterposable())
    return {&Symbol};
  const DataLayout &DL = Symbol.getDataLayout();
  APInt Distance(DL.getIndexTypeSizeInBits(Alias->getType()), 0);
  const auto *Variable = dyn_cast<GlobalVariable>(
      Alias->getAliasee()->stripAndAccumulateConstantOffsets(
          DL, Distance, /*AllowNonInbounds=*/true));
  if (!Variable || Variable->isInterposable() || Distance.isNegative())
    return {&Symbol};
  return {Variable, Distance.getZExtValue()};
}

static MaterializedConstant highHalfOf(const MachineOperand &Symbol,
                                       unsigned Opcode, unsigned LowBits) {
  MaterializedConstant C{ConstantKind::HighHalf, Opcode, nullptr, {0, 0}};
  if (Symbol.isCPI()) {
    C.Numbers[0] = Symbol.getIndex();
    C.Numbers[1] = -1;
    return C;
  }
  const SymbolOffset P = offsetOf(*Symbol.getGlobal());
  C.Symbol = P.Variable;
  if (const auto *Variable = dyn_cast<GlobalVariable>(P.Variable)) {
    // Within such a block of addresses, nothing carries out of the low half.
    const uint64_t Block = std::min(Variable->getAlign().valueOrOne().value(),
                                    uint64_t(1) << LowBits);
    C.Numbers[0] = P.Offset / Block;
  }
  return C;
}

//===- Instructions -------------------------------------------------------===//

/// Whether the instruction reads only a constant variable, at an address that a
/// symbol names.
bool ConstantFinder::isConstantLoad(const MachineInstr &MI) const {
  if (!is_contained(Loading, MI.getOpcode()) || !MI.hasOneMemOperand() ||
      !isSymbol(MI.getOperand(2)))
    return false;
  const MachineMemOperand &Memory = **MI.memoperands_begin();
  if (Memory.isVolatile() || Memory.isAtomic())
    return false;
  if (MI.getOperand(2).isCPI())
    return true;
  const auto *Variable = dyn_cast<GlobalVariable>(
      offsetOf(*MI.getOperand(2).getGlobal()).Variable);
  return Variable && Variable->isConstant() && !Variable->isDeclaration();
}

/// Returns the instructions that materialize an operand, if they have a known
/// form.
std::optional<Materialization>
ConstantFinder::materializationOf(const MachineOperand &Value) const {
  if (!Value.isReg() || !Value.getReg().isVirtual() || Value.getSubReg())
    return std::nullopt;
  MachineInstr *MI = MRI.getVRegDef(Value.getReg());
  if (!MI || MI->getNumExplicitOperands() < 2)
    return std::nullopt;
  if (MI->getOpcode() == SetHigh)
    return Materialization{MI};
  if (MI->getNumExplicitOperands() != 3 ||
      !(is_contained(Combining, MI->getOpcode()) ||
        MI->getOpcode() == ShiftLeft))
    return std::nullopt;
  std::optional<Materialization> M = materializationOf(MI->getOperand(1));
  if (M)
    M->push_back(MI);
  return M;
}

/// Returns the constant that the instructions materialize, if it is one that
/// the pass places.
std::optional<MaterializedConstant>
ConstantFinder::constantOf(const Materialization &M) const {
  const MachineOperand &First = M.front()->getOperand(1);
  const unsigned Opcode = M.back()->getOpcode();
  if (First.isImm()) {
    if (M.size() == 1)
      return MaterializedConstant{
          ConstantKind::HighHalf, Opcode, nullptr, {First.getImm(), -2}};
    if (M.size() == 2 && is_contained(Combining, Opcode) &&
        M[1]->getOperand(2).isImm())
      return MaterializedConstant{
          ConstantKind::Whole,
          Opcode,
          nullptr,
          {First.getImm(), M[1]->getOperand(2).getImm()}};
    return std::nullopt;
  }
  // The high half is computed by `sethi`, or by `sethi`, `add` and a shift.
  unsigned High = 0;
  if (isSymbol(First, ELF::R_SPARC_HI22)) {
    High = 1;
  } else if (isSymbol(First, ELF::R_SPARC_H44) && M.size() >= 3 &&
             is_contained(Combining, M[1]->getOpcode()) &&
             isSymbol(M[1]->getOperand(2), ELF::R_SPARC_M44) &&
             areSameSymbol(First, M[1]->getOperand(2)) &&
             M[2]->getOpcode() == ShiftLeft && M[2]->getOperand(2).isImm() &&
             M[2]->getOperand(2).getImm() == 12) {
    High = 3;
  }
  if (!High)
    return std::nullopt;
  if (M.size() == High)
    return highHalfOf(First, Opcode, High == 1 ? 10 : 12);
  const MachineOperand &Low = M[High]->getOperand(2);
  if (M.size() != High + 1 || !is_contained(Combining, Opcode) ||
      !isSymbol(Low, High == 1 ? ELF::R_SPARC_LO10 : ELF::R_SPARC_L44))
    return std::nullopt;
  MaterializedConstant C{ConstantKind::Whole, Opcode, nullptr, {0, -1}};
  if (Low.isCPI())
    C.Numbers[0] = Low.getIndex();
  else
    C.Symbol = Low.getGlobal();
  return C;
}

MaterializedConstants ConstantFinder::find(MachineFunction &MF,
                                           ConstantKind Kind) const {
  MaterializedConstants Found;
  for (MachineBasicBlock &MBB : MF)
    for (MachineInstr &MI : MBB) {
      if (MI.getNumExplicitOperands() == 0 || !MI.getOperand(0).isReg() ||
          !MI.getOperand(0).isDef())
        continue;
      std::optional<Materialization> M = materializationOf(MI.getOperand(0));
      if (!M)
        continue;
      std::optional<MaterializedConstant> C = constantOf(*M);
      if (C && C->Kind == Kind)
        Found[*C].push_back(*M);
    }
  return Found;
}
