import type { SettingValues } from '../config/settings-schema.ts';
import type { RepoPath } from '../domain/repo-path.ts';
import { DEFAULT_RUN_SETTINGS, type RunSettings } from '../task/run-settings.ts';

/** Settings as people write them, turned into what a run takes. The same for command line and workflow. */
export function runSettingsOf(
  values: SettingValues,
  given: { readonly directory?: RepoPath | undefined; readonly secrets: readonly string[] },
): RunSettings {
  const minutes = (value: number | undefined, otherwise: number) => (value === undefined ? otherwise : value * 60);
  return {
    ...DEFAULT_RUN_SETTINGS,
    ...optional('budget', values['token-budget']),
    ...optional('attempts', values['max-attempts']),
    ...optional('testCommand', values['test-command']),
    ...optional('setupCommand', values['setup-command']),
    ...optional('directory', given.directory),
    allocationMode: values['allocation-mode'] ?? DEFAULT_RUN_SETTINGS.allocationMode,
    transfer: values.transfer ?? DEFAULT_RUN_SETTINGS.transfer,
    testNetwork: values['test-network'] ?? false,
    dryRun: values['dry-run'] ?? false,
    seed: values.seed ?? DEFAULT_RUN_SETTINGS.seed,
    timeoutSeconds: minutes(values['timeout-minutes'], DEFAULT_RUN_SETTINGS.timeoutSeconds),
    testTimeoutSeconds: minutes(values['test-timeout-minutes'], DEFAULT_RUN_SETTINGS.testTimeoutSeconds),
    secrets: given.secrets,
  };
}

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]: V });
}
