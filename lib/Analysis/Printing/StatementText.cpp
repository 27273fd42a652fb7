//===- StatementText.cpp - Text of statements and sets --------------------===//

#include "StatementText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/raw_ostream.h"

using namespace mincaml;
using namespace llvm;

namespace {
constexpr unsigned MaximumDepth = 6;
constexpr size_t MaximumLength = 72;
} // namespace

StatementText::StatementText(const Function &F, const SlotForm &Form)
    : Form(Form), Names(F.getParent(), /*ShouldInitializeAllMetadata=*/false) {
  Names.incorporateFunction(F);
}

std::string StatementText::value(const Value &V) {
  std::string Name;
  raw_string_ostream OS(Name);
  V.printAsOperand(OS, /*PrintType=*/false, Names);
  return Name;
}

std::string StatementText::slot(unsigned Slot) {
  const AllocaInst &A = *Form.slots()[Slot];
  return A.hasName() ? A.getName().str() : value(A);
}

std::string StatementText::statement(unsigned N) {
  Text.clear();
  Root = Form.roots()[N - 1];
  write(*Root);
  return Text;
}

void StatementText::write(const Instruction &I) {
  if (const auto *Store = dyn_cast<StoreInst>(&I)) {
    if (auto Slot = Form.storedSlot(I)) {
      Text += slot(*Slot);
    } else {
      Text += '*';
      operand(*Store->getPointerOperand(), 0, true);
    }
    Text += " = ";
    operand(*Store->getValueOperand(), 0, false);
    return;
  }
  if (!I.getType()->isVoidTy())
    Text += value(I) + " = ";
  expression(I, 0, false);
}

void StatementText::operand(const Value &V, unsigned Depth,
                            bool InParentheses) {
  const auto *I = dyn_cast<Instruction>(&V);
  // Another statement's result is printed by its name.
  if (I && I != Root && Form.statement(*I) == Form.statement(*Root))
    return expression(*I, Depth, InParentheses);
  if (auto Slot = Form.slot(&V))
    Text += '&' + slot(*Slot);
  else if (isa<BasicBlock, InlineAsm, MetadataAsValue>(V))
    Text += "...";
  else
    Text += value(V);
}

static StringRef infix(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::Add:
  case Instruction::FAdd:
    return "+";
  case Instruction::Sub:
  case Instruction::FSub:
    return "-";
  case Instruction::Mul:
  case Instruction::FMul:
    return "*";
  case Instruction::SDiv:
  case Instruction::FDiv:
    return "/";
  case Instruction::SRem:
    return "%";
  case Instruction::And:
    return "&";
  case Instruction::Or:
    return "|";
  case Instruction::Xor:
    return "^";
  case Instruction::Shl:
    return "<<";
  default:
    break;
  }
  const auto *Compare = dyn_cast<CmpInst>(&I);
  if (!Compare)
    return {};
  switch (Compare->getPredicate()) {
  case CmpInst::ICMP_EQ:
  case CmpInst::FCMP_OEQ:
    return "==";
  case CmpInst::ICMP_NE:
  case CmpInst::FCMP_UNE:
    return "!=";
  case CmpInst::ICMP_SLT:
  case CmpInst::FCMP_OLT:
    return "<";
  case CmpInst::ICMP_SLE:
  case CmpInst::FCMP_OLE:
    return "<=";
  case CmpInst::ICMP_SGT:
  case CmpInst::FCMP_OGT:
    return ">";
  case CmpInst::ICMP_SGE:
  case CmpInst::FCMP_OGE:
    return ">=";
  default:
    return {};
  }
}

void StatementText::expression(const Instruction &I, unsigned Depth,
                               bool InParentheses) {
  if (Depth == MaximumDepth || Text.size() > MaximumLength) {
    Text += "...";
    return;
  }
  if (auto Slot = Form.loadedSlot(I)) {
    Text += slot(*Slot);
    return;
  }
  if (isa<LoadInst>(I)) {
    Text += '*';
    return operand(*I.getOperand(0), Depth + 1, true);
  }
  if (StringRef Operator = infix(I); !Operator.empty()) {
    Text += InParentheses ? "(" : "";
    operand(*I.getOperand(0), Depth + 1, true);
    Text += ' ' + Operator.str() + ' ';
    operand(*I.getOperand(1), Depth + 1, true);
    Text += InParentheses ? ")" : "";
    return;
  }
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return call(*Call, Depth);
  if (isa<BranchInst, SwitchInst, ReturnInst>(I)) {
    Text += isa<BranchInst>(I) ? "if " : I.getOpcodeName() + std::string(" ");
    const auto *Branch = dyn_cast<BranchInst>(&I);
    return operand(Branch ? *Branch->getCondition() : *I.getOperand(0),
                   Depth + 1, false);
  }
  const auto *Compare = dyn_cast<CmpInst>(&I);
  Text += Compare ? CmpInst::getPredicateName(Compare->getPredicate())
                  : StringRef(I.getOpcodeName());
  Text += '(';
  ListSeparator Comma;
  for (const Value *Operand : I.operands()) {
    Text += Comma;
    operand(*Operand, Depth + 1, false);
  }
  Text += ')';
}

void StatementText::call(const CallBase &Call, unsigned Depth) {
  Text += "call ";
  operand(*Call.getCalledOperand(), Depth + 1, true);
  Text += '(';
  ListSeparator Comma;
  for (const Value *Argument : Call.args()) {
    Text += Comma;
    if (Text.size() > MaximumLength) {
      Text += "...";
      break;
    }
    operand(*Argument, Depth + 1, false);
  }
  Text += ')';
}

std::string mincaml::setText(ArrayRef<std::string> Elements) {
  return '{' + join(Elements, ", ") + '}';
}

bool mincaml::printTitle(raw_ostream &OS, StringRef Title, const Function &F,
                         bool IsTooLarge) {
  OS << Title << " in '" << F.getName()
     << "':" << (IsTooLarge ? " the function is too large\n" : "\n");
  return !IsTooLarge;
}
