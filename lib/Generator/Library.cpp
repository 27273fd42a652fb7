//===- Library.cpp - Functions of the library, by their types -------------===//

#include "ProgramGenerator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mincaml;
using namespace mincaml::generator;
using llvm::SaveAndRestore;

namespace {

constexpr ExceptionSet Invalid = 1u << InvalidArgument;
constexpr ExceptionSet Missing = 1u << NotFound;
constexpr ExceptionSet Fails = 1u << FailureException;

struct LibraryFunction {
  const char *Name;
  /// The types of the parameters and the result, in prefix notation. b, c, f,
  /// i, s and u are scalar types. A to C are type variables. L, O and R are a
  /// list, an option and a result, P is a pair and Y an array of the types that
  /// follow. 1 to 3 is a function with that many parameters.
  const char *Signature;
  ExceptionSet Raises = 0;
  /// Whether the function compares values of type A.
  bool Compares = false;
};

// Lists are only sorted with `compare`, because the result is unspecified if
// the argument is not an order.
const LibraryFunction Library[] = {
    {"List.length", "LA i"},
    {"List.compare_lengths", "LA LB i"},
    {"List.hd", "LA A", Fails},
    {"List.tl", "LA LA", Fails},
    {"List.nth", "LA i A", Fails | Invalid},
    {"List.nth_opt", "LA i OA", Invalid},
    {"List.cons", "A LA LA"},
    {"List.init 7", "1iA LA"},
    {"List.rev", "LA LA"},
    {"( @ )", "LA LA LA"},
    {"List.append", "LA LA LA"},
    {"List.rev_append", "LA LA LA"},
    {"List.concat", "LLA LA"},
    {"List.flatten", "LLA LA"},
    {"List.iter", "1Au LA u"},
    {"List.iteri", "2iAu LA u"},
    {"List.map", "1AB LA LB"},
    {"List.mapi", "2iAB LA LB"},
    {"List.rev_map", "1AB LA LB"},
    {"List.filter", "1Ab LA LA"},
    {"List.find_all", "1Ab LA LA"},
    {"List.filteri", "2iAb LA LA"},
    {"List.filter_map", "1AOB LA LB"},
    {"List.concat_map", "1ALB LA LB"},
    {"List.fold_left", "2BAB B LA B"},
    {"List.fold_right", "2ABB LA B B"},
    {"List.iter2", "2ABu LA LB u", Invalid},
    {"List.map2", "2ABC LA LB LC", Invalid},
    {"List.fold_left2", "3CABC C LA LB C", Invalid},
    {"List.fold_right2", "3ABCC LA LB C C", Invalid},
    {"List.for_all", "1Ab LA b"},
    {"List.exists", "1Ab LA b"},
    {"List.for_all2", "2ABb LA LB b", Invalid},
    {"List.exists2", "2ABb LA LB b", Invalid},
    {"List.equal", "2AAb LA LA b"},
    {"List.mem", "A LA b", 0, true},
    {"List.find", "1Ab LA A", Missing},
    {"List.find_opt", "1Ab LA OA"},
    {"List.find_map", "1AOB LA OB"},
    {"List.partition", "1Ab LA PLALA"},
    {"List.split", "LPAB PLALB"},
    {"List.combine", "LA LB LPAB", Invalid},
    {"List.assoc", "A LPAB B", Missing, true},
    {"List.assoc_opt", "A LPAB OB", 0, true},
    {"List.mem_assoc", "A LPAB b", 0, true},
    {"List.remove_assoc", "A LPAB LPAB", 0, true},
    {"List.sort compare", "LA LA", 0, true},
    {"List.stable_sort compare", "LA LA", 0, true},
    {"List.sort_uniq compare", "LA LA", 0, true},
    {"List.merge compare", "LA LA LA", 0, true},
    {"Option.get", "OA A", Invalid},
    {"Option.bind", "OA 1AOB OB"},
    {"Option.join", "OOA OA"},
    {"Option.map", "1AB OA OB"},
    {"Option.iter", "1Au OA u"},
    {"Option.is_none", "OA b"},
    {"Option.is_some", "OA b"},
    {"Option.equal", "2AAb OA OA b"},
    {"Option.to_list", "OA LA"},
    {"Result.get_ok", "RAB A", Invalid},
    {"Result.get_error", "RAB B", Invalid},
    {"Result.bind", "RAC 1ARBC RBC"},
    {"Result.map", "1AB RAC RBC"},
    {"Result.map_error", "1AB RCA RCB"},
    {"Result.iter", "1Au RAB u"},
    {"Result.is_ok", "RAB b"},
    {"Result.is_error", "RAB b"},
    {"Result.to_option", "RAB OA"},
    {"Result.to_list", "RAB LA"},
    {"Array.to_list", "YA LA"},
    {"Array.iter", "1Au YA u"},
    {"Array.iteri", "2iAu YA u"},
    {"Array.fold_left", "2BAB B YA B"},
    {"Array.fold_right", "2ABB YA B B"},
    {"Array.for_all", "1Ab YA b"},
    {"Array.exists", "1Ab YA b"},
    {"Array.mem", "A YA b", 0, true},
    {"String.iter", "1cu s u"},
    {"String.fold_left", "2AcA A s A"},
    {"String.for_all", "1cb s b"},
    {"String.exists", "1cb s b"},
    {"String.contains", "s c b"},
    {"String.equal", "s s b"},
    {"String.length", "s i"},
    {"fst", "PAB A"},
    {"snd", "PAB B"},
    {"not", "b b"},
    {"succ", "i i"},
    {"abs", "i i"},
    {"( + )", "i i i"},
    {"( - )", "i i i"},
    {"( * )", "i i i"},
    {"(land)", "i i i"},
    {"(lxor)", "i i i"},
    {"( +. )", "f f f"},
    {"( -. )", "f f f"},
    {"( *. )", "f f f"},
    {"( /. )", "f f f"},
    {"float_of_int", "i f"},
    {"sqrt", "f f"},
    {"floor", "f f"},
    {"abs_float", "f f"},
    {"compare", "A A i", 0, true},
    {"min", "A A A", 0, true},
    {"max", "A A A", 0, true},
};

} // namespace

static const DataType *signatureData(const Types &T, char C) {
  return C == 'L'   ? T.List
         : C == 'O' ? T.Option
         : C == 'R' ? T.Result
                    : nullptr;
}

static const Type *signatureScalar(const Types &T, char C) {
  switch (C) {
  case 'b':
    return T.Bool;
  case 'c':
    return T.Char;
  case 'f':
    return T.Float;
  case 'i':
    return T.Int;
  case 's':
    return T.String;
  default:
    return C == 'u' ? T.Unit : nullptr;
  }
}

/// Whether Ty is an instance of the type at the beginning of S. Removes this
/// type from S, and sets the type variables in it.
bool ProgramGenerator::matchSignature(StringRef &S, const Type *Ty,
                                      Instance &Variables) {
  char First = S.front();
  S = S.drop_front();
  if (const Type *Scalar = signatureScalar(T, First))
    return Ty == Scalar;
  if (First >= 'A' && First <= 'C') {
    const Type *&Variable = Variables[First - 'A'];
    if (!Variable)
      Variable = Ty;
    return Variable == Ty;
  }
  if (First == 'P'
          ? !Ty->is(Type::Tuple) || Ty->Parts.size() != 2
          : !Ty->Definition || Ty->Definition != signatureData(T, First))
    return false;
  return llvm::all_of(Ty->Parts, [&](const Type *Part) {
    return matchSignature(S, Part, Variables);
  });
}

/// Returns the type at the beginning of S, and removes it. Chooses types for
/// its variables.
const Type *ProgramGenerator::signatureType(StringRef &S, Instance &Variables) {
  char First = S.front();
  S = S.drop_front();
  if (const Type *Scalar = signatureScalar(T, First))
    return Scalar;
  auto Next = [&] { return signatureType(S, Variables); };
  if (First >= 'A' && First <= 'C') {
    const Type *&Variable = Variables[First - 'A'];
    if (!Variable)
      Variable = R.percent(80) ? scalarType() : comparableType();
    return Variable;
  }
  if (First == 'P') {
    const Type *Left = Next();
    return T.tuple({Left, Next()});
  }
  if (First == 'Y')
    return T.array(Next(), 1 + R.below(6));
  if (const DataType *D = signatureData(T, First)) {
    std::vector<const Type *> Arguments;
    for (unsigned I = 0; I < D->Parameters; ++I)
      Arguments.push_back(Next());
    return T.data(D, Arguments);
  }
  std::vector<const Type *> Parameters;
  for (char I = '0'; I < First; ++I)
    Parameters.push_back(Next());
  const Type *Result = Next();
  return T.function(Parameters, Result, C.HasEffects, 0);
}

Text ProgramGenerator::libraryCall(const Type *Ty, unsigned Depth) {
  if (!hasRoom(Ty) || !affords(100))
    return "";
  for (unsigned Try = 0; Try < 12; ++Try) {
    const LibraryFunction &F = Library[R.below(std::size(Library))];
    Instance Variables = {};
    auto [Parameters, Result] = StringRef(F.Signature).rsplit(' ');
    if (!mayRaise(F.Raises) || !matchSignature(Result, Ty, Variables))
      continue;
    size_t Array = Parameters.find('Y');
    const Variable *A =
        Array == StringRef::npos ? nullptr : pickArray(Variables[0]);
    if (A)
      Variables[0] = A->Ty->Parts[0];
    if (F.Compares && Variables[0] && !Variables[0]->isComparable())
      continue;
    C.Raises |= F.Raises;
    charge(60);
    SaveAndRestore<unsigned> Room(C.Room,
                                  Ty->IsRecursive ? C.Room / 2 : UsualSize);
    Text ArrayName = A ? A->Name : "", Code = F.Name;
    uint64_t Calls = A ? A->Ty->Length : Parameters.contains('s') ? 40 : 12;
    while (!Parameters.empty()) {
      if (ArrayName.empty() || Parameters.front() != 'Y') {
        const Type *Parameter = signatureType(Parameters, Variables);
        if (Parameter->is(Type::Function)) {
          if (!affords(Calls * Parameter->Steps))
            return "";
          charge(Calls * Parameter->Steps);
          C.DoesEffects |= C.HasEffects;
        }
        bool IsWritten = Parameter->is(Type::Function) && R.coin();
        Code += " " + (IsWritten ? atom(lambda(Parameter, Depth))
                                 : arg(Parameter, Depth));
      } else {
        Code += " " + ArrayName;
        Parameters = Parameters.drop_front(2);
      }
      Parameters = Parameters.ltrim();
    }
    return Code;
  }
  return "";
}

/// Returns a function of the library as a value.
Text ProgramGenerator::libraryValue(const Type *Ty, unsigned) {
  for (unsigned Try = 0; Try < 30; ++Try) {
    const LibraryFunction &F = Library[R.below(std::size(Library))];
    Instance Variables = {};
    StringRef S = F.Signature;
    if (S.count(' ') + 1 == Ty->Parts.size() && (F.Raises & ~Ty->Raises) == 0 &&
        llvm::all_of(Ty->Parts,
                     [&](const Type *Part) {
                       S = S.ltrim();
                       return matchSignature(S, Part, Variables);
                     }) &&
        (!F.Compares || Variables[0]->isComparable()))
      return F.Name;
  }
  return "";
}
