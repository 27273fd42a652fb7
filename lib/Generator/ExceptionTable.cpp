//===- ExceptionTable.cpp - The exceptions of a program -------------------===//

#include "ExceptionTable.h"
#include "mincaml/Frontend/Operands.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::ArrayRef;
using llvm::StringRef;
using Kind = ValueType::Kind;

/// Chooses the types of the arguments of an exception.
static TypeList someArguments(TypeTable &Table, ProgramTypes &Types,
                              Random &R) {
  switch (R.below(11)) {
  case 0:
  case 1:
    return {};
  case 2:
    return {Table.floating()};
  case 3:
    return {Types.someNumber(), Types.someNumber()};
  case 4:
    return {Table.tuple({Table.integer(), Types.someNumber()})};
  case 5:
    return {Types.someNumber(), Types.someType(), Types.someScalar()};
  case 6:
    return {Types.someCompound()};
  case 7:
    return {Table.string()};
  default:
    return {Table.integer()};
  }
}

ExceptionTable::ExceptionTable(ast::ASTContext &Context, TypeTable &Table,
                               ProgramTypes &Types, Random &R)
    : Context(Context) {
  Infos = {{"Not_found", {}},
           {"Exit", {}},
           {"Division_by_zero", {}},
           {"Failure", {Table.string()}},
           {"Invalid_argument", {Table.string()}}};
  for (unsigned I = R.below(6); I > 0; --I) {
    std::string Name = "E" + std::to_string(I);
    Infos.push_back({Context.intern(Name), someArguments(Table, Types, R)});
  }
}

const ast::TypeExpression *ExceptionTable::write(const ValueType *T) const {
  using Form = ast::TypeExpression::Kind;
  ast::TypeExpression E{Form::Constructor, {}, {}, {}};
  llvm::SmallVector<ast::TypeExpression *, 4> Parts;
  auto Add = [&](const ValueType *Part) {
    Parts.push_back(Context.make<ast::TypeExpression>(*write(Part)));
  };
  constexpr StringRef Names[] = {"unit", "bool",   "int", "float",
                                 "char", "string", "",    "array"};
  switch (T->TheKind) {
  case Kind::Tuple:
    E.TheKind = Form::Tuple;
    for (const ValueType *Component : T->Operands)
      Add(Component);
    break;
  case Kind::Function:
    E.TheKind = Form::Function;
    for (const ValueType *Parameter : T->Operands)
      Add(Parameter);
    Add(T->Result);
    break;
  case Kind::Array:
    Add(T->Result);
    [[fallthrough]];
  default:
    E.Name = Names[unsigned(T->TheKind)];
  }
  E.Operands = Context.copy(ArrayRef<ast::TypeExpression *>(Parts));
  return Context.make<ast::TypeExpression>(E);
}

/// The names of the exceptions in an expression.
static llvm::StringSet<> namesIn(const ast::Expression *Program) {
  llvm::StringSet<> Names;
  llvm::SmallVector<const ast::Expression *, 32> Rest = {Program};
  while (!Rest.empty()) {
    const ast::Expression *E = Rest.pop_back_val();
    if (const auto *M = llvm::dyn_cast<ast::MakeException>(E))
      Names.insert(M->Name);
    if (const auto *T = llvm::dyn_cast<ast::Try>(E))
      for (const ast::HandlerCase &Case : T->Cases)
        Names.insert(Case.Name);
    ast::appendOperands(E, Rest);
  }
  return Names;
}

ast::Expression *ExceptionTable::define(ast::Expression *Program) const {
  llvm::StringSet<> Used = namesIn(Program);
  for (const ExceptionInfo &Info :
       llvm::reverse(ArrayRef(Infos).drop_front(NumPredefined))) {
    if (!Used.contains(Info.Name))
      continue;
    const ast::TypeExpression *Stated = nullptr;
    if (Info.Arguments.size() == 1) {
      Stated = write(Info.Arguments[0]);
    } else if (!Info.Arguments.empty()) {
      ast::TypeExpression All{ast::TypeExpression::Kind::Tuple, {}, {}, {}};
      llvm::SmallVector<ast::TypeExpression *, 4> Parts;
      for (const ValueType *T : Info.Arguments)
        Parts.push_back(Context.make<ast::TypeExpression>(*write(T)));
      All.Operands = Context.copy(ArrayRef<ast::TypeExpression *>(Parts));
      Stated = Context.make<ast::TypeExpression>(All);
    }
    Program = Context.make<ast::ExceptionDefinition>(
        llvm::SMRange(), Info.Name, llvm::SMRange(), Stated,
        unsigned(Info.Arguments.size()), Program);
  }
  return Program;
}
