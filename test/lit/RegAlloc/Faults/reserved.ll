; A value that is copied to a reserved register, for inline assembly or an
; instruction that names it, has to be there; one that comes from it, too.
;
; DEFINE: %{target} = sparc
; DEFINE: %{llc} = %stock-llc -load %plugin-dir/MinCamlAllocationFaults.so -filetype=null
; DEFINE: %{faults} = env MINCAML_ALLOCATION_FAULTS=all:1:20 %{llc} -mtriple=%{target} -O2 %s 2> %t && FileCheck %s < %t
; RUN: %{faults}
; REDEFINE: %{target} = sparcv9
; RUN: %{faults}
; CHECK-NOT: missed
; CHECK: {{^mutant	drop-move	[0-9]+	reads	caught}}
; CHECK-NOT: missed
; CHECK: {{^mutant	drop-move	[0-9]+	writes	caught}}
; CHECK-NOT: missed

define i32 @reads(i32 %x, i32 %y) {
  %z = add i32 %x, %y
  call void asm sideeffect "! uses $0", "{g6}"(i32 %z)
  %w = mul i32 %z, %x
  call void asm sideeffect "! uses $0", "{g6}"(i32 %w)
  ret i32 %w
}

define i32 @writes(i32 %x) {
  %z = call i32 asm sideeffect "! sets $0", "={g6}"()
  %w = call i32 asm sideeffect "! sets $0", "={g6}"()
  %s = sub i32 %z, %w
  %t = mul i32 %s, %x
  ret i32 %t
}
