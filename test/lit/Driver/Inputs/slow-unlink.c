/* unlink, 10 ms later. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <unistd.h>

int unlink(const char *path) {
  usleep(10000);
  return ((int (*)(const char *))dlsym(RTLD_NEXT, "unlink"))(path);
}
