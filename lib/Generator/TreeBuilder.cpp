//===- TreeBuilder.cpp - Builder of AST nodes -----------------------------===//

#include "ProgramGenerator.h"

using namespace mincaml::generator;
using namespace mincaml::ast;
using llvm::ArrayRef;
using llvm::dyn_cast;
using llvm::MutableArrayRef;
using llvm::StringRef;

/// A parameter named "" is `()`.
static Binder makeBinder(ASTContext &Context, StringRef Name) {
  Binder B;
  B.Name = Context.intern(Name.empty() ? "_" : Name);
  B.IsUnitPattern = Name.empty();
  return B;
}

static MutableArrayRef<Binder> makeBinders(ASTContext &Context,
                                           ArrayRef<StringRef> Names) {
  llvm::SmallVector<Binder, 8> Bs;
  for (StringRef Name : Names)
    Bs.push_back(makeBinder(Context, Name));
  return Context.copy(ArrayRef<Binder>(Bs));
}

Expression *TreeBuilder::let(StringRef Name, Operand Value, Expression *Body) {
  ++Lines;
  return make<Let>(makeBinder(Context, Name), node(Value), Body);
}

Expression *TreeBuilder::letTuple(ArrayRef<StringRef> Names, Expression *Value,
                                  Expression *Body) {
  ++Lines;
  return make<LetTuple>(makeBinders(Context, Names), Value, Body);
}

Expression *TreeBuilder::function(ArrayRef<StringRef> Parameters,
                                  Expression *Body) {
  FunctionDefinition Definition;
  Definition.Name = makeBinder(Context, "_");
  Definition.Parameters = makeBinders(Context, Parameters);
  Definition.Body = Body;
  return make<Fun>(Context.make<FunctionDefinition>(Definition));
}

Expression *TreeBuilder::letRec(StringRef Name, ArrayRef<StringRef> Parameters,
                                Expression *FunctionBody, Expression *Body) {
  Lines += 3;
  FunctionDefinition Definition;
  Definition.Name = makeBinder(Context, Name);
  Definition.Parameters = makeBinders(Context, Parameters);
  Definition.Body = FunctionBody;
  return make<LetRec>(Context.make<FunctionDefinition>(Definition), Body);
}

void Block::joinFunctions(size_t Count, ASTContext &Context) {
  llvm::SmallVector<Definition, 8> Definitions;
  llvm::SmallVector<Expression *, 8> Bodies;
  for (Expression *Part : ArrayRef(Parts).take_back(Count)) {
    FunctionDefinition *F = llvm::cast<LetRec>(Part)->Function;
    Definitions.push_back({{}, F});
    Bodies.push_back(F->Body);
  }
  Parts.resize(Parts.size() - Count);
  add(Context.make<LetDefinitions>(
      llvm::SMRange(), /*Rec=*/true,
      Context.copy(ArrayRef<Definition>(Definitions)),
      Context.copy(ArrayRef<Expression *>(Bodies)), nullptr));
}

Expression *Block::asValue(TreeBuilder &Build) const {
  assert(Parts.size() == 1 && "more than a function");
  FunctionDefinition *F = llvm::cast<LetRec>(Parts[0])->Function;
  F->Name = Binder();
  F->Name.Name = "_";
  return Build.make<Fun>(F);
}

Expression *Block::finish(Operand Value, TreeBuilder &Build) const {
  Expression *Last = Build.node(Value);
  for (size_t I = Parts.size(); I > 0; --I) {
    Expression *Part = Parts[I - 1];
    if (auto *L = dyn_cast<Let>(Part); L && !L->Body)
      L->Body = Last;
    else if (auto *T = dyn_cast<LetTuple>(Part); T && !T->Body)
      T->Body = Last;
    else if (auto *R = dyn_cast<LetRec>(Part); R && !R->Body)
      R->Body = Last;
    else if (auto *D = dyn_cast<LetDefinitions>(Part); D && !D->Body)
      D->Body = Last;
    else {
      Last = Build.sequence(Part, Last);
      continue;
    }
    Last = Part;
  }
  return Last;
}
