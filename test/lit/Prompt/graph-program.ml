(* RUN: %compare-prompt %s *)
type graph = (int * int list) list;;
let g = [(1, [2; 3]); (2, [4]); (3, [4]); (4, [])];;
let neighbours g n = try List.assoc n g with Not_found -> [];;
neighbours g 1, neighbours g 9;;
let dfs g start =
  let rec go visited n =
    if List.mem n visited then visited
    else List.fold_left go (n :: visited) (neighbours g n) in
  List.rev (go [] start);;
dfs g 1;;
let visited = Hashtbl.create 10;;
let rec visit n = if not (Hashtbl.mem visited n) then begin Hashtbl.add visited n (); print_int n; print_char ' '; List.iter visit (neighbours g n) end;;
visit 1;;
Hashtbl.length visited;;
visit 1;;
(* Output:
type graph = (int * int list) list
val g : (int * int list) list = [(1, [2; 3]); (2, [4]); (3, [4]); (4, [])]
val neighbours : ('a * 'b list) list -> 'a -> 'b list = <fun>
- : int list * int list = ([2; 3], [])
val dfs : ('a * 'a list) list -> 'a -> 'a list = <fun>
- : int list = [1; 2; 4; 3]
val visited : ('_weak1, '_weak2) Hashtbl.t = <abstr>
val visit : int -> unit = <fun>
This is a bug in mincaml-llc or in LLVM.
Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH or set the environment var `LLVM_SYMBOLIZER_PATH` to point to it):
0  libLLVM.so.22.1 0x00007f6a4bcb8786 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) + 54
1  libLLVM.so.22.1 0x00007f6a4bcb5fd3 llvm::sys::RunSignalHandlers() + 131
2  libLLVM.so.22.1 0x00007f6a4bbe84b0
3  mincaml-llc     0x000055b7f44d7fe4
4  libc.so.6       0x00007f6a46c5a050
5  mincaml-llc     0x000055b7f49d0a7a
6  mincaml-llc     0x000055b7f49cf788
7  mincaml-llc     0x000055b7f49c7bdf
8  mincaml-llc     0x000055b7f49c7e7b
9  mincaml-llc     0x000055b7f49c8111
10 mincaml-llc     0x000055b7f49c85e2
11 mincaml-llc     0x000055b7f49c70db
12 mincaml-llc     0x000055b7f49c611c mincaml::desugar(mincaml::ast::Expression&, mincaml::ast::ASTContext&, mincaml::TypeContext&) + 1148
13 mincaml-llc     0x000055b7f494b9f4 mincaml::prompt::Phrases::analyze(mincaml::prompt::Phrase&, mincaml::DiagnosticEngine&) + 1412
14 mincaml-llc     0x000055b7f4952fa0 mincaml::prompt::Phrases::evaluate(llvm::StringRef) + 192
15 mincaml-llc     0x000055b7f4948557 mincaml::runPrompt(mincaml::PromptOptions const&) + 3191
16 mincaml-llc     0x000055b7f44d785d
17 libLLVM.so.22.1 0x00007f6a4bbe8178 llvm::CrashRecoveryContext::RunSafely(llvm::function_ref<void ()>) + 136
18 mincaml-llc     0x000055b7f44d95d2
19 mincaml-llc     0x000055b7f4ab871a
20 libc.so.6       0x00007f6a46ca71f5
21 libc.so.6       0x00007f6a46d278ec
exit status 70: This is a bug in mincaml-llc or in LLVM.
*)
