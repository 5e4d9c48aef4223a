import type { SupportWords } from './en.ts'

export const zh: SupportWords = {
  search: '搜索解答',
  found: '找到的内容',
  noneFound: '没有找到相关内容，请在下方联系我们。',
  ways: '联系我们',
  chat: '在线聊天',
  write: '提交工单',
  elsewhere: '外部客服',
  leaves: (host) => `此链接会离开商城，前往 ${host}。请勿在那里透露密码或验证码。`,
  widget: '客服聊天',
  kept: '我们的承诺与履行',
  keptText: '统计最近 28 天：按时完成的比例。',
  span: (promised, standard) => `承诺 ${promised}，通常 ${standard}`,
  kinds: {
    '100': '开店申请',
    '200': '商品审核',
    '300': '入库',
    '400': '提现',
    '500': '充值',
    refund: '退款',
    report: '举报',
    talk: '聊天举报',
    data: '个人数据请求',
    ticket: '工单回复',
  },
}
