/** Texts around the help films; the films themselves are content. */
export const video = {
  meta: {
    title: '视频教程',
    description:
      '{{count}} 段短片的画面与文字稿：从下载登录、开第一间隔离的店，到邀请团队、看日志、修连接，跟着做一遍就会。',
  },
  title: '看一遍，跟着做',
  lead: '{{count}} 段，每段讲一件事。画面旁边就是完整的文字稿，没声音、没流量也能照着做。',
  leadToCome:
    '{{count}} 段，每段讲一件事。影片陆续上线；画面和完整的文字稿已经在这里，没声音、没流量也能照着做。',
  programme: '片单',
  transcript: '文字稿',
  toCome: '影片尚未上线，文字稿是完整的',
  unsupported: '您的浏览器不支持视频播放',
  instead: '请看旁边的文字稿，内容一样。',
  length: '{{minutes}} 分 {{seconds}} 秒',
  next: { title: '动手吧', text: '七步，从空白电脑到第一间隔离的店。', link: '打开快速上手' },
} as const;
