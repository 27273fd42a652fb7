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
  /// follow. 1 to 3 is a function with that many parameters. Before the type of
  /// a parameter, there may be its label.
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
    {"ListLabels.init ~len:7", "~f:1iA LA"},
    {"ListLabels.iter", "~f:1Au LA u"},
    {"ListLabels.map", "~f:1AB LA LB"},
    {"ListLabels.mapi", "~f:2iAB LA LB"},
    {"ListLabels.filter", "~f:1Ab LA LA"},
    {"ListLabels.fold_left", "~f:2BAB ~init:B LA B"},
    {"ListLabels.fold_right", "~f:2ABB LA ~init:B B"},
    {"ListLabels.map2", "~f:2ABC LA LB LC", Invalid},
    {"ListLabels.exists", "~f:1Ab LA b"},
    {"ListLabels.mem", "A ~set:LA b", 0, true},
    {"ListLabels.find", "~f:1Ab LA A", Missing},
    {"ListLabels.find_opt", "~f:1Ab LA OA"},
    {"ListLabels.partition", "~f:1Ab LA PLALA"},
    {"Option.get", "OA A", Invalid},
    {"Option.bind", "OA 1AOB OB"},
    {"Option.join", "OOA OA"},
    {"Option.map", "1AB OA OB"},
    {"Option.iter", "1Au OA u"},
    {"Option.is_none", "OA b"},
    {"Option.is_some", "OA b"},
    {"Option.equal", "2AAb OA OA b"},
    {"Option.to_list", "OA LA"},
    {"Option.value", "OA ~default:A A"},
    {"Option.fold", "~none:B ~some:1AB OA B"},
    {"Option.to_result", "~none:B OA RAB"},
    {"Result.value", "RAB ~default:A A"},
    {"Result.fold", "~ok:1AC ~error:1BC RAB C"},
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
    {"ArrayLabels.iter", "~f:1Au YA u"},
    {"ArrayLabels.fold_left", "~f:2BAB ~init:B YA B"},
    {"ArrayLabels.exists", "~f:1Ab YA b"},
    {"ArrayLabels.mem", "A ~set:YA b", 0, true},
    {"StringLabels.fold_left", "~f:2AcA ~init:A s A"},
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
    {"pred", "i i"},
    {"lnot", "i i"},
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
    Text ArrayName = A ? A->Name : "";
    std::vector<Text> Arguments;
    uint64_t Calls = A ? A->Ty->Length : Parameters.contains('s') ? 40 : 12;
    while (!Parameters.empty()) {
      Text Argument;
      if (Parameters.front() == '~') {
        auto [Label, Rest] = Parameters.split(':');
        Argument = (Label + ":").str();
        Parameters = Rest;
      }
      if (ArrayName.empty() || Parameters.front() != 'Y') {
        const Type *Parameter = signatureType(Parameters, Variables);
        if (Parameter->is(Type::Function)) {
          if (!affords(Calls * Parameter->Steps))
            return "";
          charge(Calls * Parameter->Steps);
          C.DoesEffects |= C.HasEffects;
        }
        bool IsWritten = Parameter->is(Type::Function) && R.coin();
        Argument +=
            IsWritten ? atom(lambda(Parameter, Depth)) : arg(Parameter, Depth);
      } else {
        Argument += ArrayName;
        Parameters = Parameters.drop_front(2);
      }
      Arguments.push_back(Argument);
      Parameters = Parameters.ltrim();
    }
    return F.Name + inAnyOrder(Arguments);
  }
  return "";
}

/// Returns a function of the library as a value.
Text ProgramGenerator::libraryValue(const Type *Ty, unsigned) {
  for (unsigned Try = 0; Try < 30; ++Try) {
    const LibraryFunction &F = Library[R.below(std::size(Library))];
    Instance Variables = {};
    StringRef S = F.Signature;
    if (!S.contains('~') && S.count(' ') + 1 == Ty->Parts.size() &&
        (F.Raises & ~Ty->Raises) == 0 &&
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

//===- Mutable data structures --------------------------------------------===//

namespace {

/// A data structure of the library. In the texts, $0 is the variable that holds
/// it, and #1 and #2 are ints.
struct ContainerKind {
  const char *Prefix;
  const char *New;
  llvm::ArrayRef<const char *> Changes;
  /// Expressions of type int.
  llvm::ArrayRef<const char *> Reads;
};

const char *const TableChanges[] = {
    "Hashtbl.add $0 (#1 land 7) #2", "Hashtbl.replace $0 (#1 land 7) #2",
    "Hashtbl.remove $0 (#1 land 7)",
    "Hashtbl.filter_map_inplace (fun k v -> List.nth_opt [v; #2] k) $0"};
const char *const TableReads[] = {
    "Hashtbl.length $0",
    "Hashtbl.fold (fun k v n -> n * 31 + (k lxor v)) $0 #1",
    "(match Hashtbl.find_opt $0 (#1 land 7) with Some v -> v | None -> #2)",
    "(try Hashtbl.find $0 (#1 land 7) with Not_found -> #2)",
    "List.length (Hashtbl.find_all $0 (#1 land 7))"};
const char *const MapChanges[] = {
    "$0 := IntMap.add (#1 land 15) #2 !$0",
    "$0 := IntMap.remove (#1 land 15) !$0",
    "$0 := IntMap.update (#1 land 15) (Option.map (fun v -> v lxor #2)) !$0",
    "$0 := IntMap.filter (fun k v -> k <> #1 land 15 || v > #2) !$0",
    "$0 := IntMap.union (fun _ v w -> Some (v - w + #1)) !$0 !$0",
    "$0 := IntMap.map (fun v -> v + #1) !$0"};
const char *const MapReads[] = {
    "IntMap.cardinal !$0", "IntMap.fold (fun k v n -> n * 31 + k + v) !$0 #1",
    "(match IntMap.find_opt (#1 land 15) !$0 with Some v -> v | None -> #2)",
    "(try fst (IntMap.min_binding !$0) with Not_found -> #1)",
    "(match IntMap.max_binding_opt !$0 with Some (_, v) -> v | None -> #1)"};
const char *const QueueChanges[] = {
    "Queue.add #1 $0", "Queue.push #1 $0",
    "if Queue.length $0 < 30 then Queue.transfer (Queue.copy $0) $0",
    "if Queue.length $0 > 20 then Queue.clear $0"};
const char *const QueueReads[] = {
    "Queue.length $0", "Queue.fold (fun n v -> n * 31 + v) #1 $0",
    "(if Queue.is_empty $0 then #1 else Queue.pop $0)",
    "(match Queue.take_opt $0 with Some v -> v | None -> #1)",
    "(try Queue.peek $0 with Queue.Empty -> #1)"};
const char *const StackChanges[] = {
    "Stack.push #1 $0", "Stack.push (#1 - #2) $0",
    "Stack.push (Stack.fold (fun n v -> n + v) #1 (Stack.copy $0)) $0",
    "if Stack.length $0 > 20 then Stack.clear $0"};
const char *const StackReads[] = {
    "Stack.length $0", "Stack.fold (fun n v -> n * 31 + v) #1 $0",
    "(if Stack.is_empty $0 then #1 else Stack.pop $0)",
    "(match Stack.top_opt $0 with Some v -> v | None -> #1)",
    "(try Stack.top $0 with Stack.Empty -> #1)"};
const char *const BufferChanges[] = {
    "Buffer.add_string $0 (string_of_int #1)",
    "Buffer.add_char $0 (Char.chr (97 + #1 land 15))",
    "if Buffer.length $0 > 90 then Buffer.truncate $0 (#1 land 31)",
    "if Buffer.length $0 < 90 then Buffer.add_buffer $0 $0"};
const char *const BufferReads[] = {
    "Buffer.length $0",
    "String.length (String.concat \"-\" [Buffer.contents $0; \"x\"])",
    "compare (Buffer.contents $0) (Buffer.sub $0 0 (Buffer.length $0 / 2))",
    "(if Buffer.length $0 = 0 then #1 else Char.code (Buffer.nth $0 0))"};

const ContainerKind Containers[] = {
    {"table", "(Hashtbl.create #0 : (int, int) Hashtbl.t)", TableChanges,
     TableReads},
    {"map", "(ref IntMap.empty : int IntMap.t ref)", MapChanges, MapReads},
    {"queue", "(Queue.create () : int Queue.t)", QueueChanges, QueueReads},
    {"stack", "(Stack.create () : int Stack.t)", StackChanges, StackReads},
    {"buffer", "Buffer.create #0", BufferChanges, BufferReads},
};

} // namespace

bool ProgramGenerator::container(Block &B) {
  if (!affords(8000))
    return false;
  charge(8000);
  const ContainerKind &Kind = Containers[R.below(std::size(Containers))];
  const Text Name = name(Kind.Prefix);
  B.let(Name, filled(Kind.New, {literal(int32_t(1 + R.below(20)))}));
  auto Draw = [&](llvm::ArrayRef<const char *> Texts) {
    return filled(Texts[R.below(unsigned(Texts.size()))],
                  {Name, pure(T.Int, 1), pure(T.Int, 1)});
  };
  for (unsigned I = 0, E = 1 + R.below(3); I < E; ++I) {
    const Text Effects = scoped([&] {
      const Text Index = bindNew("i", T.Int);
      Text Body;
      for (unsigned J = 0, F = 1 + R.below(3); J < F; ++J)
        Body += "\n  " + Draw(Kind.Changes) + ";";
      return filled("for $0 = 1 to #1 do$2\n  ()\ndone",
                    {Index, opaque(int32_t(R.below(9))), Body});
    });
    B.effect(Effects);
    for (unsigned J = 0, F = 1 + R.below(2); J < F; ++J)
      define(B, T.Int, Draw(Kind.Reads));
  }
  return true;
}
