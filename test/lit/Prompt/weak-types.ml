(* RUN: %compare-prompt %s *)
let r = ref [];;
r;;
r := [1];;
r;;
let t = Hashtbl.create 10;;
Hashtbl.add t "one" 1;;
t;;
Hashtbl.find t "one";;
let a = [| ref None |];;
a.(0) := Some 'c';;
a;;
let f = ref (fun x -> x);;
!f 3;;
f;;
let s = Stack.create ();;
Stack.push 1.5 s;;
Stack.pop s;;
let x = ref None and y = ref None;;
x := !y;;
y := Some true;;
x;;
(* Output:
val r : '_weak1 list ref = {contents = []}
- : '_weak1 list ref = {contents = []}
- : unit = ()
- : int list ref = {contents = [1]}
val t : ('_weak2, '_weak3) Hashtbl.t = <abstr>
This is a bug in mincaml-llc or in LLVM.
Stack dump without symbol names (ensure you have llvm-symbolizer in your PATH or set the environment var `LLVM_SYMBOLIZER_PATH` to point to it):
0  libLLVM.so.22.1 0x00007f37a70b8786 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) + 54
1  libLLVM.so.22.1 0x00007f37a70b5fd3 llvm::sys::RunSignalHandlers() + 131
2  libLLVM.so.22.1 0x00007f37a6fe84b0
3  mincaml-llc     0x0000564ae3cd0fe4
4  libc.so.6       0x00007f37a1c5a050
5  mincaml-llc     0x0000564ae415e718
6  mincaml-llc     0x0000564ae4164fc3 mincaml::Session::run(mincaml::ast::Expression const&, mincaml::DiagnosticEngine&) + 83
7  mincaml-llc     0x0000564ae414bfe5 mincaml::prompt::Phrases::evaluate(llvm::StringRef) + 261
8  mincaml-llc     0x0000564ae4141557 mincaml::runPrompt(mincaml::PromptOptions const&) + 3191
9  mincaml-llc     0x0000564ae3cd085d
10 libLLVM.so.22.1 0x00007f37a6fe8178 llvm::CrashRecoveryContext::RunSafely(llvm::function_ref<void ()>) + 136
11 mincaml-llc     0x0000564ae3cd25d2
12 mincaml-llc     0x0000564ae42b171a
13 libc.so.6       0x00007f37a1ca71f5
14 libc.so.6       0x00007f37a1d278ec
exit status 70: This is a bug in mincaml-llc or in LLVM.
*)
