/** Texts of the list of all versions. */
export const downloadList = {
  meta: {
    name: '全部版本',
    title: '全部版本下载',
    description:
      '{{brand}}全部版本：按产品、系统和状态筛选，按日期、版本或大小排序，附 SHA-256 校验值，可对比任意两个版本。',
  },
  lead: '每个安装包一行，待发布的也列在内。一般装最新版即可，旧版只在需要回退时使用。',
  filters: {
    line: '产品',
    system: '系统',
    status: '状态',
    all: '全部',
    size: '每页',
    total: '共 {{count}} 条',
    open: '筛选',
    openMade_other: '筛选（已选 {{count}} 项）',
    none: '没有符合条件的版本',
    noneText: '几个条件合在一起，没有对应的安装包。去掉其中一个再看。',
    reset: '清除筛选',
  },
  sort: { date: '按发布日期排序', version: '按版本排序', size: '按大小排序' },
  pages: { label: '翻页', previous: '上一页', next: '下一页', where: '第 {{page}} / {{pages}} 页' },
  /** In each row: puts its version into the comparison below. */
  put: { text: '对比', of: '对比 {{version}}' },
  compare: {
    title: '对比两个版本',
    first: '版本一',
    second: '版本二',
    builds: '系统与大小',
    apart: '两个版本相隔 {{days}} 天。',
    notes: '更新内容',
    notesOf: '{{version}} 改了什么',
    changes: '每个版本改了什么，见更新日志',
    choose: '请选择',
  },
} as const;
