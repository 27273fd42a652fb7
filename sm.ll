; ModuleID = '/tmp/f/gen/sm.ml'
source_filename = "/tmp/f/gen/sm.ml"
target datalayout = "E-m:e-i64:64-i128:128-n32:64-S128"
target triple = "sparcv9-unknown-linux-gnu"

@file = private unnamed_addr constant [17 x i8] c"/tmp/f/gen/sm.ml\00"
@location.1.15 = private unnamed_addr constant { ptr, i32, i32 } { ptr @file, i32 1, i32 15 }
@ml.exceptions = internal constant [0 x { ptr, ptr }] zeroinitializer

; Function Attrs: nounwind
define internal tailcc noundef nonnull ptr @ml.f(i32 noundef %n) #0 !dbg !4 {
entry:
  call void @min_caml_Exception_begin(), !dbg !7
  %make = call ptr @min_caml_String_make(ptr @location.1.15, i32 %n, i32 97), !dbg !7
  %exception = call ptr @min_caml_Exception_end(), !dbg !7
  %raised = icmp ne ptr %exception, null, !dbg !7
  br i1 %raised, label %handler, label %ok, !dbg !7, !prof !8

ok:                                               ; preds = %entry
  ret ptr %make, !dbg !7

handler:                                          ; preds = %entry
  %exception2 = phi ptr [ %exception, %entry ]
  %constructor = load i32, ptr %exception2, align 4, !dbg !9, !tbaa !10, !noundef !6
  %fits = icmp eq i32 %constructor, 2, !dbg !9
  br i1 %fits, label %case, label %next.case, !dbg !9

case:                                             ; preds = %handler
  %field = getelementptr inbounds nuw { i32, i32, ptr }, ptr %exception2, i32 0, i32 2, !dbg !9
  %s = load ptr, ptr %field, align 8, !dbg !9, !tbaa !13, !nonnull !6, !noundef !6
  ret ptr %s, !dbg !15

next.case:                                        ; preds = %handler
  br label %uncaught, !dbg !16

uncaught:                                         ; preds = %next.case
  %exception3 = phi ptr [ %exception2, %next.case ]
  call void @min_caml_Exception_uncaught(ptr %exception3, ptr @ml.exceptions), !dbg !16
  unreachable, !dbg !16
}

; Function Attrs: nounwind
define void @min_caml_start() #0 !dbg !17 {
entry:
  %f = call tailcc ptr @ml.f(i32 3), !dbg !18
  call void @min_caml_String_print(ptr %f), !dbg !19
  %f1 = call tailcc ptr @ml.f(i32 -1), !dbg !20
  call void @min_caml_String_print(ptr %f1), !dbg !21
  ret void, !dbg !21
}

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare void @min_caml_Exception_begin() #1

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare noalias noundef nonnull align 8 ptr @min_caml_String_make(ptr noundef captures(none), i32 noundef signext, i32 noundef signext) #2

; Function Attrs: nounwind memory(inaccessiblemem: readwrite)
declare noundef ptr @min_caml_Exception_end() #1

; Function Attrs: cold noreturn nounwind
declare void @min_caml_Exception_uncaught(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind memory(argmem: read, inaccessiblemem: readwrite)
declare void @min_caml_String_print(ptr noundef captures(none)) #2

attributes #0 = { nounwind }
attributes #1 = { nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { nounwind memory(argmem: read, inaccessiblemem: readwrite) }
attributes #3 = { cold noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = distinct !DICompileUnit(language: DW_LANG_OCaml, file: !3, producer: "mincaml-llc 0.1.0", isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
!3 = !DIFile(filename: "/tmp/f/gen/sm.ml", directory: "")
!4 = distinct !DISubprogram(name: "f", scope: !3, file: !3, line: 1, type: !5, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 1, column: 15, scope: !4)
!8 = !{!"branch_weights", i32 1, i32 1048575}
!9 = !DILocation(line: 1, column: 38, scope: !4)
!10 = !{!11, !11, i64 0}
!11 = !{!"exception number", !12, i64 0}
!12 = !{!"MinCaml"}
!13 = !{!14, !14, i64 0}
!14 = !{!"exception argument string", !12, i64 0}
!15 = !DILocation(line: 1, column: 60, scope: !4)
!16 = !DILocation(line: 1, column: 11, scope: !4)
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 2, type: !5, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!18 = !DILocation(line: 2, column: 24, scope: !17)
!19 = !DILocation(line: 2, column: 10, scope: !17)
!20 = !DILocation(line: 2, column: 44, scope: !17)
!21 = !DILocation(line: 2, column: 30, scope: !17)
