import { type Candidate, filesNamed, hasFile, type RepositoryFiles } from './repository-files.ts';

type Detect = (files: RepositoryFiles) => Candidate | undefined;

const JVM = ['.java', '.kt', '.scala', '.groovy'];

const maven: Detect = (files) => {
  if (!hasFile(files, 'pom.xml')) return undefined;
  const [program, reason] = hasFile(files, 'mvnw') ? [['sh', './mvnw'], 'mvnw'] : [['mvn'], 'pom.xml'];
  return { argv: [...program, '-B', '-ntp', 'test'], runner: 'maven', reason, extensions: JVM };
};

const gradle: Detect = (files) => {
  const script = ['build.gradle', 'build.gradle.kts', 'settings.gradle', 'settings.gradle.kts'].find((name) =>
    hasFile(files, name),
  );
  if (script === undefined) return undefined;
  const [program, reason] = hasFile(files, 'gradlew') ? [['sh', './gradlew'], 'gradlew'] : [['gradle'], script];
  return { argv: [...program, 'test', '--no-daemon', '--continue'], runner: 'gradle', reason, extensions: JVM };
};

const go: Detect = (files) =>
  hasFile(files, 'go.mod')
    ? { argv: ['go', 'test', './...'], runner: 'go', reason: 'go.mod', extensions: ['.go'] }
    : undefined;

const cargo: Detect = (files) => {
  const text = files.read('Cargo.toml');
  if (text === undefined) return undefined;
  const all = /^\[workspace\]/m.test(text) ? ['--workspace'] : [];
  // The rest of the binaries is run even if one fails, or a fix would seem to bring new tests.
  return {
    argv: ['cargo', 'test', '--no-fail-fast', ...all],
    runner: 'cargo',
    reason: 'Cargo.toml',
    extensions: ['.rs'],
  };
};

const dotnet: Detect = (files) => {
  const project = filesNamed(files, /\.(?:sln|slnx|csproj|fsproj)$/)[0];
  return project === undefined
    ? undefined
    : { argv: ['dotnet', 'test'], runner: 'dotnet', reason: project, extensions: ['.cs', '.fs'] };
};

const ruby: Detect = (files) => {
  const bundle = hasFile(files, 'Gemfile') ? ['bundle', 'exec'] : [];
  const specs = filesNamed(files, /_spec\.rb$/);
  const rspec = (reason: string) => ({ argv: [...bundle, 'rspec'], runner: 'rspec', reason, extensions: ['.rb'] });
  const own = hasFile(files, '.rspec') ? '.rspec' : specs.find((path) => path.startsWith('spec/'));
  if (own !== undefined) return rspec(own);
  const tests = filesNamed(files, /(?:^test_.*|_test)\.rb$/);
  if (tests.length > 0 && hasFile(files, 'Rakefile'))
    return { argv: [...bundle, 'rake', 'test'], runner: 'script', reason: 'Rakefile', extensions: ['.rb'] };
  // Further down they may be those of another gem that lies in the tree.
  return specs[0] === undefined ? undefined : rspec(specs[0]);
};

const php: Detect = (files) => {
  const config = ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'].find((name) => hasFile(files, name));
  return config === undefined
    ? undefined
    : { argv: ['vendor/bin/phpunit'], runner: 'phpunit', reason: config, extensions: ['.php'] };
};

const deno: Detect = (files) => {
  const config = ['deno.json', 'deno.jsonc'].find((name) => hasFile(files, name));
  if (config === undefined) return undefined;
  return { argv: ['deno', 'test', '--allow-all'], runner: 'script', reason: config, extensions: ['.ts', '.js'] };
};

/** One for each ecosystem, in the order that decides between equals. */
export const OTHER_DETECTORS: readonly Detect[] = [maven, gradle, go, cargo, dotnet, ruby, php, deno];

/** Any project may have one; it is asked last. */
export const make: Detect = (files) => {
  const file = ['GNUmakefile', 'Makefile', 'makefile'].find((name) => hasFile(files, name));
  const target = ['test', 'check', 'tests'].find((name) =>
    new RegExp(`^${name}:(?!=)`, 'm').test(files.read(file ?? '') ?? ''),
  );
  if (file === undefined || target === undefined) return undefined;
  return { argv: ['make', target], runner: 'make', reason: `${file} target ${target}`, extensions: [] };
};
