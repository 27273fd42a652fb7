/* instruction-count: a qemu TCG plugin that counts the executed instructions of
 * a program of any architecture, in user-mode emulation.
 *
 *   qemu-x86_64 -plugin .../instruction-count.so,out=FILE PROGRAM
 *
 * The decimal number is written to FILE when the program ends. It is exact for
 * programs with one thread. */
#include "qemu-plugin-api.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t NumExecuted;
static char *OutputPath;

PLUGIN_EXPORT int qemu_plugin_version = QEMU_PLUGIN_API_VERSION;
PLUGIN_EXPORT int qemu_plugin_install(qemu_plugin_id_t Id,
                                      const qemu_info_t *Info, int Argc,
                                      char **Argv);

static void onTranslate(qemu_plugin_id_t Id, struct qemu_plugin_tb *Block) {
  (void)Id;
  size_t NumInsns = qemu_plugin_tb_n_insns(Block);
  for (size_t I = 0; I < NumInsns; ++I)
    qemu_plugin_register_vcpu_insn_exec_inline(
        qemu_plugin_tb_get_insn(Block, I), QEMU_PLUGIN_INLINE_ADD_U64,
        &NumExecuted, 1);
}

static void onExit(qemu_plugin_id_t Id, void *Data) {
  (void)Id;
  (void)Data;
  FILE *Out = fopen(OutputPath, "w");
  if (!Out || fprintf(Out, "%" PRIu64 "\n", NumExecuted) < 0 ||
      fclose(Out) != 0)
    fprintf(stderr, "instruction-count: cannot write '%s'\n", OutputPath);
}

int qemu_plugin_install(qemu_plugin_id_t Id, const qemu_info_t *Info, int Argc,
                        char **Argv) {
  if (Info->system_emulation) {
    fputs("instruction-count: needs a user-mode qemu\n", stderr);
    return 1;
  }
  if (Argc != 1 || strncmp(Argv[0], "out=", 4) != 0 || !Argv[0][4]) {
    fputs("instruction-count: needs the one argument out=FILE\n", stderr);
    return 1;
  }
  OutputPath = strdup(Argv[0] + 4);
  if (!OutputPath) {
    fputs("instruction-count: out of memory\n", stderr);
    return 1;
  }
  qemu_plugin_register_vcpu_tb_trans_cb(Id, onTranslate);
  qemu_plugin_register_atexit_cb(Id, onExit, NULL);
  return 0;
}
