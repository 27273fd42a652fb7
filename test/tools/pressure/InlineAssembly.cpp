//===- InlineAssembly.cpp - Generation of inline assembly -----------------===//

#include "InlineAssembly.h"
#include "llvm/IR/InlineAsm.h"

using namespace mincaml;
using namespace mincaml::pressure;
using namespace llvm;

namespace {

/// Assembly text with constraints. Results and operands have the same type: i is
/// i32, l is i64, d is double, b is i8, p is a pair of i32, and m is memory that
/// contains an i32.
struct Template {
  /// The targets that have it: s is SPARC V8, v is V9, x is x86-64.
  StringRef Targets;
  char Type;
  unsigned Results;
  unsigned Operands;
  StringRef Text;
  StringRef Constraints;
};

} // namespace

static constexpr Template Templates[] = {
    // Operands that are tied to a result.
    {"sv", 'i', 1, 2, "add $1, $2, $0", "=r,0,r"},
    {"x", 'i', 1, 2, "addl $2, $0", "=r,0,r"},
    {"x", 'b', 1, 2, "addb $2, $0", "=q,0,q"},
    {"x", 'l', 1, 2, "addq $2, $0", "=r,0,r"},
    {"sv", 'd', 1, 2, "faddd $1, $2, $0", "=f,0,f"},
    {"x", 'd', 1, 2, "addsd $2, $0", "=x,0,x"},
    // Each result is tied to the operand of the other position.
    {"sv", 'i', 2, 2, "xor $0, $1, $0\n\txor $0, $1, $1\n\txor $0, $1, $0",
     "=&r,=&r,1,0"},
    {"x", 'i', 2, 2, "xchgl $0, $1", "=&r,=&r,1,0"},
    // Early-clobber results, tied and not tied.
    {"sv", 'i', 1, 2, "mov $1, $0\n\tadd $0, $2, $0", "=&r,r,r"},
    {"x", 'i', 1, 2, "movl $1, $0\n\taddl $2, $0", "=&r,r,r"},
    {"sv", 'i', 1, 2, "add $0, 1, $0\n\tadd $0, $2, $0", "=&r,0,r"},
    {"x", 'i', 1, 2, "addl $$1, $0\n\taddl $2, $0", "=&r,0,r"},
    {"sv", 'd', 1, 2, "fmovs $1, $0\n\tfaddd $1, $2, $0", "=&f,f,f"},
    {"x", 'd', 1, 2, "movapd $1, $0\n\tsubsd $2, $0", "=&x,x,x"},
    // One early-clobber and one other result.
    {"sv", 'i', 2, 2, "sub $3, 5, $0\n\tmov $2, $1", "=&r,=r,r,r"},
    {"x", 'i', 2, 2, "movl $3, $0\n\tmovl $2, $1", "=&r,=r,r,r"},
    // Clobbers.
    {"sv", 'i', 1, 1, "mov 7, %l0\n\tmov 8, %o3\n\tmov 9, %g2\n\tadd $1, 1, $0",
     "=r,r,~{l0},~{o3},~{g2}"},
    {"sv", 'i', 1, 1,
     "mov 7, %l1\n\tmov 8, %l2\n\tmov 9, %l3\n\tmov 7, %l4\n\tmov 6, %i5\n\t"
     "xor $1, 1, $0",
     "=r,r,~{l1},~{l2},~{l3},~{l4},~{i5}"},
    {"x", 'i', 1, 1,
     "xorl %ebx, %ebx\n\txorl %r12d, %r12d\n\txorl %ecx, %ecx\n\t"
     "leal 1($1), $0",
     "=r,r,~{rbx},~{r12},~{rcx}"},
    {"sv", 'd', 1, 1,
     "fsubs %f2, %f2, %f2\n\tfsubs %f2, %f2, %f3\n\t"
     "faddd $1, $1, $0",
     "=f,f,~{f2},~{f3}"},
    {"x", 'd', 1, 1,
     "xorps %xmm2, %xmm2\n\txorps %xmm5, %xmm5\n\t"
     "sqrtsd $1, $0",
     "=x,x,~{xmm2},~{xmm5}"},
    // Fixed registers.
    {"sv", 'i', 1, 2, "sub $1, $2, $0", "={l3},{o2},{i1}"},
    {"sv", 'i', 1, 2, "sub $1, $2, $0", "={o2},{o2},{l0}"},
    {"x", 'i', 1, 2, "subl $2, $0", "={ebx},0,{ecx}"},
    {"x", 'i', 2, 2, "imull $3", "={eax},={edx},0,r"},
    // Values of 64 bits.
    {"v", 'l', 1, 2, "add $1, 5, $0\n\txor $0, $2, $0", "=&r,r,r"},
    {"x", 'l', 1, 2, "leaq 5($1), $0\n\txorq $2, $0", "=&r,r,r"},
    {"s", 'p', 1, 2, "add ${1:H}, ${2:L}, ${0:H}\n\tadd ${1:L}, 1, ${0:L}",
     "=&r,r,r"},
    {"s", 'p', 1, 1, "xor ${0:H}, 1, ${0:H}\n\tadd ${0:L}, 1, ${0:L}", "=r,0"},
    // Memory operands.
    {"sv", 'm', 1, 1, "ld $1, $0", "=r,*m"},
    {"x", 'm', 1, 1, "movl $1, $0", "=r,*m"},
};

/// The type of values for a template.
static Type *valueType(char Kind, IRBuilderBase &B) {
  switch (Kind) {
  case 'l':
  case 'p':
    return B.getInt64Ty();
  case 'd':
    return B.getDoubleTy();
  default:
    return B.getInt32Ty();
  }
}

/// The type of operands of the assembly.
static Type *assemblyType(char Kind, IRBuilderBase &B) {
  if (Kind == 'b')
    return B.getInt8Ty();
  if (Kind == 'p')
    return FixedVectorType::get(B.getInt32Ty(), 2);
  return valueType(Kind, B);
}

void pressure::generateInlineAssembly(ValueGenerator &Values) {
  Environment &E = Values.E;
  Random &R = Values.R;
  IRBuilder<> &B = Values.B;
  char Here = E.Options.Target == Machine::Sparc     ? 's'
              : E.Options.Target == Machine::SparcV9 ? 'v'
                                                     : 'x';
  SmallVector<const Template *> There;
  for (const Template &T : Templates)
    if (T.Targets.contains(Here))
      There.push_back(&T);
  const Template &T = *R.pick<const Template *>(There);

  Type *Outside = valueType(T.Type, B);
  Type *Inside = assemblyType(T.Type, B);
  SmallVector<Value *> Operands;
  SmallVector<Type *> OperandTypes;
  for (unsigned I = 0; I != T.Operands; ++I) {
    Value *V = T.Type == 'm' ? Values.element(R.below(ArraySize))
                             : Values.operand(Outside);
    if (T.Type == 'b')
      V = B.CreateTrunc(V, Inside);
    else if (T.Type == 'p')
      V = B.CreateBitCast(V, Inside);
    Operands.push_back(V);
    OperandTypes.push_back(V->getType());
  }
  Type *Result = Inside;
  if (T.Results == 2)
    Result = StructType::get(Inside, Inside);
  std::string Constraints(T.Constraints);
  if (Here == 'x')
    Constraints += ",~{dirflag},~{fpsr},~{flags}";
  InlineAsm *Assembly =
      InlineAsm::get(FunctionType::get(Result, OperandTypes, false), T.Text,
                     Constraints, /*hasSideEffects=*/R.coin());
  CallInst *Call = B.CreateCall(Assembly, Operands);
  if (T.Type == 'm')
    Call->addParamAttr(
        0, Attribute::get(B.getContext(), Attribute::ElementType, Outside));
  for (unsigned I = 0; I != T.Results; ++I) {
    Value *V = T.Results == 1 ? Call : B.CreateExtractValue(Call, I);
    Values.define(T.Type == 'b'   ? B.CreateSExt(V, Outside)
                  : T.Type == 'p' ? B.CreateBitCast(V, Outside)
                                  : V);
  }
}
