(* RUN: %compare-prompt %s *)
let log = ref [];;
let note s = log := s :: !log;;
note "a";;
note "b";;
!log;;
let memo f = let t = Hashtbl.create 10 in fun x -> match Hashtbl.find_opt t x with Some y -> y | None -> let y = f x in Hashtbl.add t x y; y;;
let slow = memo (fun x -> note "computed"; x * x);;
slow 5;;
slow 5;;
!log;;
let stack = ref [];;
let push x = stack := x :: !stack and pop () = match !stack with [] -> failwith "empty" | x :: l -> stack := l; x;;
push 1; push 2;;
pop ();;
pop ();;
pop ();;
push 3;;
!stack;;
let account = let balance = ref 100 in object_like_deposit balance;;
let make_account b = let balance = ref b in (fun n -> balance := !balance + n), (fun () -> !balance);;
let deposit, balance = make_account 50;;
deposit 25;;
balance ();;
(* Output:
val log : '_weak1 list ref = {contents = []}
val note : '_weak1 -> unit = <fun>
- : unit = ()
- : unit = ()
- : string list = ["b"; "a"]
val memo : ('a -> 'b) -> 'a -> 'b = <fun>
This is a bug in mincaml-llc or in LLVM.
Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH or set the environment var `LLVM_SYMBOLIZER_PATH` to point to it):
0  libLLVM.so.22.1 0x00007f57eb4b8786 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) + 54
1  libLLVM.so.22.1 0x00007f57eb4b5fd3 llvm::sys::RunSignalHandlers() + 131
2  libLLVM.so.22.1 0x00007f57eb3e84b0
3  mincaml-llc     0x0000564d84003fe4
4  libc.so.6       0x00007f57e645a050
5  mincaml-llc     0x0000564d844fca7a
6  mincaml-llc     0x0000564d844fb788
7  mincaml-llc     0x0000564d844f3bdf
8  mincaml-llc     0x0000564d844f3e7b
9  mincaml-llc     0x0000564d844f4111
10 mincaml-llc     0x0000564d844f45e2
11 mincaml-llc     0x0000564d844f30db
12 mincaml-llc     0x0000564d844f211c mincaml::desugar(mincaml::ast::Expression&, mincaml::ast::ASTContext&, mincaml::TypeContext&) + 1148
13 mincaml-llc     0x0000564d844779f4 mincaml::prompt::Phrases::analyze(mincaml::prompt::Phrase&, mincaml::DiagnosticEngine&) + 1412
14 mincaml-llc     0x0000564d8447efa0 mincaml::prompt::Phrases::evaluate(llvm::StringRef) + 192
15 mincaml-llc     0x0000564d84474557 mincaml::runPrompt(mincaml::PromptOptions const&) + 3191
16 mincaml-llc     0x0000564d8400385d
17 libLLVM.so.22.1 0x00007f57eb3e8178 llvm::CrashRecoveryContext::RunSafely(llvm::function_ref<void ()>) + 136
18 mincaml-llc     0x0000564d840055d2
19 mincaml-llc     0x0000564d845e471a
20 libc.so.6       0x00007f57e64a71f5
21 libc.so.6       0x00007f57e65278ec
exit status 70: This is a bug in mincaml-llc or in LLVM.
*)
