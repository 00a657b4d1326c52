import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Toolchains } from '../child-process/toolchains.ts';
import { gitMounts } from './git-mounts.ts';
import type { InsideFiles } from './inside-files.ts';
import { HOME_INSIDE, TMP_INSIDE } from './inside-places.ts';
import { type Masked, unreadableFiles } from './unreadable-files.ts';

/** Memory that files in each temporary file system may take. */
const TEMPORARY_BYTES = String(2 * 1024 ** 3);

/** The system's own folders. Everything else of the machine is absent inside unless named. */
const SYSTEM_FOLDERS = [
  '/usr',
  '/bin',
  '/sbin',
  '/lib',
  '/lib32',
  '/lib64',
  '/libx32',
  '/etc',
  '/opt',
  '/nix',
  '/snap',
];
const SYSTEM_EXTRAS = ['/var/lib/gems', '/sys/devices/system/cpu'];

export interface MountRequest {
  readonly cwd: string;
  readonly writable: readonly string[];
  readonly homeOnHost: string;
  /** The person's own home; only Maven's repository below it is shown. */
  readonly home: string;
  readonly toolchains: Toolchains;
  /** Folders the caller wants readable, such as a library folder named in the settings. */
  readonly readable: readonly string[];
  readonly files: InsideFiles;
  readonly network: boolean;
  /** A set-up run fills the private home's own library caches. */
  readonly fillsHome: boolean;
}

/** Bubblewrap's arguments for what the child sees, outermost first: a later mount covers an earlier one. */
export function mountPlan(request: MountRequest): readonly string[] {
  const { cwd, writable, homeOnHost, toolchains, readable, files } = request;
  const masked = ({ path, isFolder }: Masked) => (isFolder ? ['--tmpfs', path] : ['--ro-bind', files.empty, path]);
  const tools = [...toolchains.readable, ...readable].filter((path) => !isSystem(path));
  return [
    ...SYSTEM_FOLDERS.flatMap(systemFolder),
    ...SYSTEM_EXTRAS.flatMap((path) => readOnly(path)),
    ...['--proc', '/proc', '--dev', '/dev', ...temporary('/dev/shm'), ...temporary(TMP_INSIDE)],
    ...['--tmpfs', '/run', '--symlink', '/run', '/var/run', ...temporary('/var/tmp')],
    ...unreadableFiles('/etc').flatMap(masked),
    ...['--ro-bind', files.passwd, '/etc/passwd', '--ro-bind', files.group, '/etc/group'],
    ...(request.network ? nameResolution() : []),
    ...tools.flatMap((path) => readOnly(path)),
    ...credentialsIn(toolchains).flatMap(masked),
    ...['--bind', homeOnHost, HOME_INSIDE],
    ...mavenRepository(request),
    ...['--bind', cwd, cwd],
    ...gitMounts(cwd, files.empty),
    ...writable.flatMap((path) => ['--bind', path, path]),
    // What is left of the outermost layer is memory: not to be filled.
    ...['--remount-ro', '/dev', '--remount-ro', '/'],
    ...['--chdir', cwd],
  ];
}

/** Maven knows no variable for it, so the person's repository is shown inside the private HOME, unless a set-up run has filled one there. */
function mavenRepository({ home, homeOnHost, fillsHome }: MountRequest): readonly string[] {
  const own = join(homeOnHost, '.m2', 'repository');
  const isFilled = existsSync(own) && readdirSync(own).length > 0;
  return fillsHome || isFilled ? [] : readOnly(join(home, '.m2', 'repository'), join(HOME_INSIDE, '.m2', 'repository'));
}

function isSystem(path: string): boolean {
  return SYSTEM_FOLDERS.some((folder) => path === folder || path.startsWith(`${folder}/`));
}

function readOnly(path: string, inside: string = path): readonly string[] {
  return ['--ro-bind-try', path, inside];
}

function temporary(inside: string): readonly string[] {
  return ['--perms', '1777', '--size', TEMPORARY_BYTES, '--tmpfs', inside];
}

function systemFolder(path: string): readonly string[] {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry === undefined) return [];
  return entry.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : readOnly(path);
}

/** The file that names the resolver often lies below /run, which is empty inside. */
function nameResolution(): readonly string[] {
  const entry = lstatSync('/etc/resolv.conf', { throwIfNoEntry: false });
  if (!entry?.isSymbolicLink()) return [];
  return readOnly(resolve(dirname('/etc/resolv.conf'), readlinkSync('/etc/resolv.conf')));
}

/** Log-ins that package tools keep among their programs. */
function credentialsIn({ readable }: Toolchains): readonly Masked[] {
  return readable
    .flatMap((folder) => ['credentials', 'credentials.toml'].map((name) => join(folder, name)))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile())
    .map((path) => ({ path, isFolder: false }));
}
