/** Texts around the help films; what the films say is content. */
export const video = {
  meta: {
    name: '视频教程',
    title: '视频教程',
    description:
      '{{count}} 段带字幕的短视频，附完整文字步骤：下载登录、打开第一间店、邀请团队、查看日志、修复连接，跟着做一遍就会。',
  },
  title: '看一遍，跟着做',
  lead: '{{count}} 段短视频，每段讲一件事，有字幕，不用开声音。旁边的文字步骤内容相同，点一步就从那里播放。',
  programme: '目录',
  facts: '时长 {{length}} · {{size}} · 有字幕，无声音 · 点播放后才下载',
  player: {
    play: '播放“{{title}}”',
    transcript: '文字步骤',
    unsupported: '您的浏览器不支持视频播放',
    instead: '文字步骤的内容相同，可以照着做。',
    failed: '视频加载失败，请检查网络后重试。',
    waiting: '网络太慢或已断开，视频正在等待。',
    stalled: '视频停住不动，您的浏览器可能放不了。',
    retry: '重试',
    file: '打开视频文件',
  },
  next: { title: '动手吧', text: '从下载到邀请同事，一共八步。', link: '打开快速上手' },
} as const;
