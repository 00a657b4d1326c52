import { readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, delimiter, dirname, isAbsolute, join, resolve } from 'node:path';

/** The environment the adapter itself runs in: where tools are found, never what children inherit. */
export interface Host {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** Variables that say where a toolchain lies. Their values are folders, not secrets; they are handed on if the folder exists. */
const LOCATIONS: Readonly<Record<string, string | undefined>> = {
  PYENV_ROOT: '.pyenv',
  RUSTUP_HOME: '.rustup',
  NVM_DIR: '.nvm',
  VOLTA_HOME: '.volta',
  SDKMAN_DIR: '.sdkman',
  ASDF_DATA_DIR: '.asdf',
  RBENV_ROOT: '.rbenv',
  DOTNET_ROOT: '.dotnet',
  BUN_INSTALL: '.bun',
  JAVA_HOME: undefined,
  GOROOT: undefined,
  VIRTUAL_ENV: undefined,
  CONDA_PREFIX: undefined,
  M2_HOME: undefined,
  MAVEN_HOME: undefined,
  GRADLE_HOME: undefined,
  pythonLocation: undefined,
};

/** More folders of the home that hold programs or libraries and no credentials. */
const PROGRAM_FOLDERS = [
  '.local/bin',
  '.local/lib',
  '.local/pipx',
  '.local/share/fnm',
  '.local/share/mise',
  '.local/share/pnpm',
  '.local/share/uv',
  '.local/share/virtualenvs',
  '.fnm',
  '.jdks',
  '.rvm',
  '.conda/envs',
  'miniconda3',
  'anaconda3',
];

/** Library caches that tools read from a home: the variable that leads there, and the folder inside the home. */
const CACHES: readonly { readonly variable: string; readonly folder: string }[] = [
  { variable: 'CARGO_HOME', folder: '.cargo' },
  { variable: 'GOMODCACHE', folder: 'go/pkg/mod' },
  { variable: 'NUGET_PACKAGES', folder: '.nuget/packages' },
  { variable: 'GRADLE_RO_DEP_CACHE', folder: '.gradle/caches' },
  { variable: 'PYTHONUSERBASE', folder: '.local' },
];

export interface Toolchains {
  /** Search path for programs, folders that exist only. */
  readonly path: string;
  /** Where toolchains lie, by variable. */
  readonly locations: Readonly<Record<string, string>>;
  /** Where library caches lie, by variable and the folder of a home they stand for. */
  readonly caches: readonly { readonly variable: string; readonly folder: string; readonly path: string }[];
  /** Everything above that a child must be able to read. */
  readonly readable: readonly string[];
}

/** Finds what tests need to read besides the system's own folders: toolchains and library caches, wherever they are installed. */
export function findToolchains(host: Host): Toolchains {
  const locations = findLocations(host);
  const caches = findCaches(host);
  const searched = (host.env.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder) && isFolder(folder));
  const libraries = (host.env.LD_LIBRARY_PATH ?? '')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && isFolder(folder));
  const programs = PROGRAM_FOLDERS.map((folder) => join(host.home, folder)).filter(isFolder);
  const readable = [
    ...Object.values(locations),
    ...caches.map((cache) => cache.path),
    ...programs,
    ...libraries,
    ...searched.flatMap((folder) => [folder, ...installFolder(folder), ...linkedFrom(folder)]),
  ].filter((path) => !holdsMoreThanTools(path, host.home));
  return {
    path: searched.join(delimiter),
    locations: { ...locations, ...(libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(delimiter) } : {}) },
    caches,
    readable: [...new Set(readable)].sort(),
  };
}

function findLocations({ env, home }: Host): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [variable, folder] of Object.entries(LOCATIONS)) {
    const path = env[variable] ?? (folder === undefined ? undefined : join(home, folder));
    if (path !== undefined && isAbsolute(path) && isFolder(path) && resolve(path) !== resolve(home))
      found[variable] = path;
  }
  return found;
}

function findCaches({ env, home }: Host): Toolchains['caches'] {
  return CACHES.flatMap(({ variable, folder }) => {
    const path = env[variable] ?? join(home, folder);
    return isAbsolute(path) && isFolder(path) ? [{ variable, folder, path }] : [];
  });
}

/** `bin` of an installation comes with its `lib`: the folder around it. */
function installFolder(folder: string): readonly string[] {
  return basename(folder) === 'bin' ? [dirname(folder)] : [];
}

/** Installations that a search folder's links lead to: `/usr/local/bin/tool -> /data/tool/bin/tool`. */
function linkedFrom(folder: string): readonly string[] {
  if (folder === '/usr/bin' || folder === '/bin') return []; // The distribution's own links stay in /usr and /etc.
  const links = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isSymbolicLink());
  return links.flatMap(({ name }) => {
    try {
      const target = dirname(realpathSync(join(folder, name)));
      return [target, ...installFolder(target)];
    } catch {
      return []; // A dangling link leads to no program.
    }
  });
}

/** The root, a home or what is around one, and `.local`, whose `share` keeps key rings. */
function holdsMoreThanTools(path: string, home: string): boolean {
  return (
    path === '/' || `${home}/`.startsWith(`${path}/`) || path === join(home, '.local') || dirname(path) === '/home'
  );
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
