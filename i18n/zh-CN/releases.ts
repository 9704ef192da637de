/** Words that every page about downloads shares: systems, editions, badges, requirements. */
export const releases = {
  systems: {
    windows: 'Windows',
    'mac-apple': 'macOS · Apple 芯片',
    'mac-intel': 'macOS · Intel 芯片',
    linux: 'Linux',
    android: 'Android',
  },
  bits: '{{system}} · {{bits}} 位',
  lines: { v6: 'V6 客户端', professional: '专业版', vps: 'VPS 版', android: '安卓版' },
  statuses: { latest: '最新版', beta: '测试版', upcoming: '待发布', old: '旧版' },
  requirements: {
    v6: {
      windows: 'Windows {{windows}} 或更高',
      'mac-apple': 'macOS {{macos}} 或更高',
      'mac-intel': 'macOS {{macos}} 或更高',
      linux: 'Debian、Ubuntu 等（.deb），内核 {{linuxKernel}} 或更高',
    },
    professional: {
      windows:
        'Windows {{windows}} 或更高（或 Vista {{windowsVista}}），需 .NET Framework {{dotNetFramework}}',
      'mac-intel': 'macOS {{macos}} 起，不支持 macOS {{macosBelow}} 及以上',
      linux:
        'Deepin {{deepin}} 或更高；5.x 的 Linux 版升级中，内核 5.15 以上请用 V6，更旧的见历史版本 5.30.0',
    },
    vps: { windows: '仅限 Windows Server {{windowsServer}}' },
    android: { android: 'Android {{android}} 或更高' },
  },
  columns: {
    system: '系统',
    version: '版本',
    edition: '产品',
    status: '状态',
    date: '发布日期',
    size: '大小',
    requirement: '系统要求',
    checksum: 'SHA-256 校验值',
    file: '安装包',
  },
  planned: '计划 {{date}} 发布',
  /** In place of the size of a file that is no installer. */
  sample: '示例文件',
  get: '下载',
  getFile: '下载 {{file}}',
} as const;
