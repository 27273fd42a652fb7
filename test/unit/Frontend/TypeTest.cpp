//===- TypeTest.cpp -------------------------------------------------------===//

#include "mincaml/Frontend/Type.h"
#include "gtest/gtest.h"

using namespace mincaml;

namespace {

TEST(Type, Prints) {
  TypeContext C;
  Type *Int = C.integer();
  Type *Float = C.floating();
  Type *Pair = C.tuple({Int, Float});
  Type *F = C.function({Int, Float}, C.unit());
  EXPECT_EQ(Int->str(), "int");
  EXPECT_EQ(C.boolean()->str(), "bool");
  EXPECT_EQ(Pair->str(), "int * float");
  EXPECT_EQ(F->str(), "int -> float -> unit");
  EXPECT_EQ(C.array(Int)->str(), "int array");
  EXPECT_EQ(C.array(C.array(Pair))->str(), "(int * float) array array");
  EXPECT_EQ(C.array(F)->str(), "(int -> float -> unit) array");
  EXPECT_EQ(C.tuple({Pair, F})->str(),
            "(int * float) * (int -> float -> unit)");
  EXPECT_EQ(C.function({Pair, F}, Pair)->str(),
            "int * float -> (int -> float -> unit) -> int * float");
  // A function of two parameters differs from one that returns a function.
  EXPECT_EQ(C.function(Int, C.function(Float, Int))->str(),
            "int -> (float -> int)");
}

TEST(Type, PrintsDataTypes) {
  TypeContext C;
  DataType *List = C.makeDataType("list", {});
  DataType *Result = C.makeDataType("result", {});
  Type *Int = C.integer();
  Type *Ints = C.data(List, {Int});
  EXPECT_EQ(C.data(C.makeDataType("t", {}), {})->str(), "t");
  EXPECT_EQ(Ints->str(), "int list");
  EXPECT_EQ(C.data(List, {Ints})->str(), "int list list");
  EXPECT_EQ(C.data(List, {C.tuple({Int, Int})})->str(), "(int * int) list");
  EXPECT_EQ(C.data(Result, {C.function({Int}, Int), C.string()})->str(),
            "(int -> int, string) result");
  EXPECT_EQ(C.tuple({Ints, Int})->str(), "int list * int");
}

TEST(Type, ArgumentTypesAreCanonical) {
  TypeContext C;
  DataType *List = C.makeDataType("list", {});
  // type list = Nil | Cons of (int * int) * list
  Type *Pair = C.tuple({C.integer(), C.integer()});
  Constructor *Nil = C.makeConstructor(*List, "Nil", {}, {}, {});
  Constructor *Cons =
      C.makeConstructor(*List, "Cons", {}, {Pair, C.data(List, {})}, {});
  Constructor *All[] = {Nil, Cons};
  List->Constructors = All;
  EXPECT_EQ(Cons->Number, 1U);
  EXPECT_EQ(Cons->Tag, 0U);
  EXPECT_EQ(List->NumConstants, 1U);
  EXPECT_TRUE(C.argumentTypes(C.data(List, {}), *Nil).empty());
  llvm::ArrayRef<Type *> Parts = C.argumentTypes(C.data(List, {}), *Cons);
  ASSERT_EQ(Parts.size(), 2U);
  EXPECT_EQ(Parts[0]->str(), "int * int");
  EXPECT_EQ(Parts[1], C.data(List, {}));
}

TEST(Type, PrintsVariablesInOrder) {
  TypeContext C;
  Type *A = C.variable();
  Type *B = C.variable();
  EXPECT_EQ(C.function({B, A}, B)->str(), "'a -> 'b -> 'a");
  B->bind(C.array(A));
  EXPECT_EQ(C.function({B, A}, B)->str(), "'a array -> 'a -> 'a array");
}

TEST(Type, ResolvesChains) {
  TypeContext C;
  std::vector<Type *> Chain;
  for (unsigned I = 0; I != 1000; ++I) {
    Chain.push_back(C.variable());
    if (I)
      Chain[I - 1]->bind(Chain[I]);
  }
  EXPECT_EQ(Chain[0]->resolve(), Chain[999]);
  Chain[999]->bind(C.integer());
  for (Type *T : Chain)
    EXPECT_EQ(T->resolve(), C.integer());
  EXPECT_EQ(C.array(Chain[5])->element(), C.integer());
  EXPECT_EQ(C.tuple({Chain[7], Chain[8]})->operand(1), C.integer());
}

TEST(Type, PrintingEnds) {
  TypeContext C;
  Type *Shared = C.integer();
  for (unsigned I = 0; I != 10000; ++I)
    Shared = C.tuple({Shared, Shared});
  EXPECT_LT(Shared->str().size(), 100000u);
  EXPECT_NE(Shared->str().find("..."), std::string::npos);

  Type *Deep = C.integer();
  for (unsigned I = 0; I != 100000; ++I)
    Deep = C.array(Deep);
  EXPECT_LT(Deep->str().size(), 100000u);

  Type *Cyclic = C.variable();
  Cyclic->bind(C.function(Cyclic, Cyclic));
  EXPECT_LT(Cyclic->str().size(), 100000u);
}

} // namespace
