/** The prebuilt library of one kind of machine. */
export interface Prebuilt {
  readonly package: string;
  /** Apple's chips have one build only, and it uses their graphics unit. */
  readonly gpu: false | 'metal';
}

const PREBUILT: ReadonlyMap<string, Prebuilt> = new Map([
  ['linux-x64', { package: '@node-llama-cpp/linux-x64', gpu: false }],
  ['linux-arm64', { package: '@node-llama-cpp/linux-arm64', gpu: false }],
  ['linux-arm', { package: '@node-llama-cpp/linux-armv7l', gpu: false }],
  ['linux-riscv64', { package: '@node-llama-cpp/linux-riscv64', gpu: false }],
  ['darwin-arm64', { package: '@node-llama-cpp/mac-arm64-metal', gpu: 'metal' }],
  ['darwin-x64', { package: '@node-llama-cpp/mac-x64', gpu: false }],
  ['win32-x64', { package: '@node-llama-cpp/win-x64', gpu: false }],
  ['win32-arm64', { package: '@node-llama-cpp/win-arm64', gpu: false }],
]);

/** The build for a machine, `linux-x64` style; undefined where there is none. */
export function findPrebuilt(platform: string, architecture: string): Prebuilt | undefined {
  return PREBUILT.get(`${platform}-${architecture}`);
}
