//===- CallContext.cpp - What functions of the runtime work with ----------===//

#include "CallContext.h"
#include <cstring>

using namespace mincaml::interpreter;

void mincaml::interpreter::writeString(Value *Object, llvm::StringRef Bytes) {
  Object[0].Int = Bytes.size();
  if (!Bytes.empty())
    std::memcpy(Object + 1, Bytes.data(), Bytes.size());
}

Value CallContext::makeString(llvm::StringRef Bytes) {
  Value Result = {};
  Result.Object = Bytes.size() < INT32_MAX
                      ? TheHeap.allocate(stringSize(Bytes.size()))
                      : nullptr;
  if (Result.Object)
    writeString(Result.Object, Bytes);
  else
    Ended = NoMemory = true;
  return Result;
}

Value CallContext::fail(const llvm::Twine &Text) {
  Ended = true;
  Message = Text.str();
  return {};
}

Value CallContext::die(const llvm::Twine &Text) {
  Ended = true;
  TheConsole.die(Text);
  return {};
}

Value CallContext::exit(int32_t Code) {
  Ended = Exited = true;
  Status = Code & 255;
  return {};
}
